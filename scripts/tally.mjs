// Adds up the test runners' reports. A runner that fails without naming a failed test counts as one failure.
import { existsSync, readFileSync } from 'node:fs'

export const tally = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  seconds: [],
}

function add(name, { passed, failed, skipped = 0, names = [] }) {
  tally.passed += passed
  tally.failed += failed
  tally.skipped += skipped
  tally.failures.push(...names.map(test => `${name}: ${test}`))
}

/** One step that either works or doesn't: types, lint, the build. */
export function countStep(name, code) {
  add(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, names: ['failed, see above'] })
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function countRunner(name, code, counts) {
  if (counts && (code === 0 || counts.failed > 0)) add(name, counts)
  else {
    if (counts) add(name, counts)
    countStep(name, 1)
  }
}

export function countVitest(name, code, file) {
  const report = readReport(file)
  if (!report) return countRunner(name, code, null)
  const broken = report.testResults.filter(
    suite => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  const failed = report.testResults.flatMap(suite =>
    suite.assertionResults.filter(test => test.status === 'failed').map(test => test.fullName),
  )
  countRunner(name, code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: [...failed, ...broken.map(suite => suite.name)],
  })
}

function failedSpecs(suites, path = []) {
  return suites.flatMap(suite => [
    ...failedSpecs(suite.suites ?? [], [...path, suite.title]),
    ...(suite.specs ?? [])
      .filter(spec => !spec.ok)
      .map(spec => [...path, suite.title, spec.title].join(' › ')),
  ])
}

export function countPlaywright(name, code, file) {
  const report = readReport(file)
  if (!report) return countRunner(name, code, null)
  const { expected, unexpected, flaky, skipped } = report.stats
  // If everything was skipped for lack of time, nothing was proved.
  const none = expected + unexpected + flaky === 0 ? ['no test was run'] : []
  countRunner(name, code, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length + none.length,
    skipped,
    names: [...failedSpecs(report.suites), ...report.errors.map(error => error.message ?? 'error'), ...none],
  })
}

/** Prints the failures and the totals; true if everything passed and something ran. */
export function close() {
  for (const { name, took } of tally.seconds) console.log(`${took.toFixed(1).padStart(7)} s  ${name}`)
  for (const failure of tally.failures) console.log(`failed: ${failure}`)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`)
  return tally.failed === 0 && tally.passed > 0
}

/** Runs a step under a heading and notes how long it took. */
export async function step(name, work) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  await work()
  tally.seconds.push({ name, took: (performance.now() - start) / 1000 })
}
