// Who may import whom, held against the real imports. A fence that hinders is changed here, in the open.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  importsIn,
  loadedBy,
  root,
  type SourceFile,
  sources,
  takenIn,
  withoutComments,
} from './support/imports'

const shared = sources('shared')
const web = sources('web')
const server = sources('sync-server')
const everything = [...shared, ...web, ...server]

const inside = (path: string, ...folders: string[]): boolean =>
  folders.some(folder => path === folder || path.startsWith(`${folder}/`))

/** "from → to" for each import that breaks a fence; an empty list is a fence that holds. */
function crossings(
  files: readonly SourceFile[],
  isCrossing: (to: string, from: string) => boolean,
  options: { types?: 'allowed' } = {},
): string[] {
  return files.flatMap(file =>
    file.imports
      .filter(found => !(options.types === 'allowed' && found.typeOnly))
      .filter(found => isCrossing(found.to, file.path))
      .map(found => `${file.path} → ${found.to}`),
  )
}

describe('the reader of imports', () => {
  test('sees static, type-only, re-exported, bare and dynamic imports, and none in a comment', () => {
    const text = [
      "import { a,\n  b } from 'zod'",
      "import type { C } from '@mantine/core/styles/x.css'",
      "export * from './facts'",
      "import 'dexie'",
      "const d = () => import('./sheet')",
      "// import { e } from 'openai'",
      "/* import 'stripe' */",
    ].join('\n')
    expect(importsIn('shared/example.ts', text)).toEqual([
      { to: 'zod', typeOnly: false, dynamic: false },
      { to: '@mantine/core', typeOnly: true, dynamic: false },
      { to: 'shared/facts.ts', typeOnly: false, dynamic: false },
      { to: 'dexie', typeOnly: false, dynamic: false },
      { to: 'shared/sheet.ts', typeOnly: false, dynamic: true },
    ])
  })

  test('finds the files it is to guard', () => {
    for (const files of [shared, web, server]) expect(files.length).toBeGreaterThan(5)
  })
})

describe('shared is pure', () => {
  test('it imports zod, node-diff3, fastest-levenshtein and itself', () => {
    expect(
      crossings(shared, to => !inside(to, 'shared', 'zod', 'node-diff3', 'fastest-levenshtein')),
    ).toEqual([])
  })

  test('only the lexicon knows fastest-levenshtein', () => {
    const isUse = (to: string, from: string) =>
      to === 'fastest-levenshtein' && from !== 'shared/reading/lexicon.ts'
    expect(crossings(shared, isUse)).toEqual([])
  })

  test('only the merge knows node-diff3', () => {
    expect(crossings(shared, (to, from) => to === 'node-diff3' && from !== 'shared/sync/merge.ts')).toEqual(
      [],
    )
  })

  test('it has no clock, no chance, no network and no storage', () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\b|\bfetch\(|\blocalStorage\b|\bprocess\.|\bsetTimeout\b|\bsetInterval\b/
    expect(shared.filter(file => impure.test(withoutComments(file.text))).map(file => file.path)).toEqual([])
  })

  test('one tool never imports another', () => {
    const toolOf = (path: string): string | undefined => /^shared\/tools\/([^/]+)\//.exec(path)?.[1]
    expect(
      crossings(shared, (to, from) => {
        const mine = toolOf(from)
        const other = toolOf(to)
        return mine !== undefined && other !== undefined && mine !== other
      }),
    ).toEqual([])
  })
})

describe('in the tools where the engine answers', () => {
  const deciding = shared.filter(({ path }) =>
    /^shared\/tools\/(?:appointments|colour-formula|communications|retail-edge)\/(?:check|show)\.ts$/.test(
      path,
    ),
  )
  const isReader = (to: string): boolean =>
    to.startsWith('shared/reading/') || /^shared\/tools\/[^/]+\/(?:read|hear|told)\//.test(to)
  const patterns = /\bRegExp\b|\.(?:match|matchAll|search)\(|[(=,:!&|]\s*\/(?![/*])/

  test('check and show see what was read, and read nothing: no reader and no pattern', () => {
    expect(deciding).toHaveLength(8)
    expect(crossings(deciding, isReader, { types: 'allowed' })).toEqual([])
    expect(
      deciding.filter(({ text }) => patterns.test(withoutComments(text))).map(({ path }) => path),
    ).toEqual([])
  })

  test('a colour is planned from what was read: no reader, no pattern, no text', () => {
    const planning = shared.filter(({ path }) =>
      /^shared\/tools\/colour-formula\/(?:plan\/.+|last-time\/.+|same-zones)\.ts$/.test(path),
    )
    expect(planning.length).toBeGreaterThan(20)
    expect(crossings(planning, isReader, { types: 'allowed' })).toEqual([])
    const seesText = ({ text }: SourceFile): boolean =>
      patterns.test(withoutComments(text)) || /\bpicture\.text\b|\btext\.(?:now|wish|all)\b/.test(text)
    expect(planning.filter(seesText).map(({ path }) => path)).toEqual([])
    const engine = shared.filter(({ path }) => path === 'shared/tools/colour-formula/engine.ts')
    expect(engine).toHaveLength(1)
    expect(engine.filter(seesText)).toEqual([])
  })

  test('products are chosen from what was read: no reader, no pattern, no text', () => {
    const choosing = shared.filter(({ path }) => /^shared\/tools\/retail-edge\/choose\/[^/]+\.ts$/.test(path))
    expect(choosing.length).toBeGreaterThan(9)
    expect(crossings(choosing, isReader, { types: 'allowed' })).toEqual([])
    const seesText = ({ text }: SourceFile): boolean =>
      patterns.test(withoutComments(text)) || /\bsources\b|\bremarks\b|\bproduct\.low\b/.test(text)
    const engine = shared.filter(({ path }) => path === 'shared/tools/retail-edge/engine.ts')
    expect(engine).toHaveLength(1)
    expect([...choosing, ...engine].filter(seesText).map(({ path }) => path)).toEqual([])
  })

  test('a conversation is scored from what was heard: no reader, no pattern, no text', () => {
    const scoring = shared.filter(({ path }) => path.startsWith('shared/tools/communications/score/'))
    expect(scoring.length).toBeGreaterThan(9)
    expect(crossings(scoring, isReader, { types: 'allowed' })).toEqual([])
    const seesText = ({ text }: SourceFile): boolean =>
      patterns.test(withoutComments(text)) || /\.replace\(|\btold\.last\b/.test(text)
    expect(scoring.filter(seesText).map(({ path }) => path)).toEqual([])
  })
})

describe('a tool is known by its face', () => {
  const ids = ['appointments', 'colour-formula', 'communications', 'marketing', 'retail-edge', 'salon-profit']
  const id = `(?:${ids.join('|')})`
  /** Its engine and its face; its layout and the folders that this is made of; its demo; its function. */
  const own = new RegExp(
    `^shared/tools/${id}/|^web/tools/screens/(?:layouts/${id}\\.|(?:brief|communications|day|marketing|moves|profit|retail|strand)/)|^web/site/pages/(?:demos/|live/|islands/live-)${id}[./]|^sync-server/functions/(?:colour|marketing|practice|retail|schedule)\\.`,
  )
  /** Where the word is no tool: an article of the help centre, a permission, a table of the calendar. */
  const words = new RegExp(
    `^shared/help/|^${[
      'shared/salon/lists/people.ts',
      'shared/salon/privacy/wordings.ts',
      'shared/salon/records/client.ts',
      'shared/reading/words/posts/occasions.ts',
      'shared/tool.ts',
      'web/salon/import-export/export/ExportPanel.tsx',
      'web/salon/import-export/calendar/CalendarPanel.tsx',
      'web/salon/import-export/read/permissions-in.ts',
      'web/salon/import-export/export/tables.ts',
    ].join('$|^')}$`,
  )
  /** These are no words of English: wherever one stands, a tool is meant. */
  const inAList = /(?<![\w/.-])(?:colour-formula|retail-edge|salon-profit)(?![\w-])/
  const isOfOne = (to: string): boolean => own.test(to) && !to.startsWith('sync-server/')
  const quoted = new RegExp(`(['"\`])/?(?:demo/|features/|tool\\.)?${id}(?:\\1|[?/$])`)
  const withoutImports = (text: string): string =>
    withoutComments(text)
      .replace(/(?:from|import\()\s*['"][^'"]+['"]/g, '')
      .replace(/toolKeeping\('\w+'\)/g, '')
  // A table by tool: of the ids some are plain words, and need no quotes there.
  const table = (text: string): boolean =>
    /(?:colour-formula|retail-edge|salon-profit)'/.test(text) &&
    /^\s*(?:appointments|marketing|communications): /m.test(text)
  const screens = 'web/tools/screens'
  const names = ({ path, text, imports }: SourceFile): boolean => {
    const code = withoutImports(text)
    const takes = imports.some(({ to }) => isOfOne(to) && !(inside(path, screens) && inside(to, screens)))
    return takes || quoted.test(code) || inAList.test(code) || table(code)
  }

  test('outside its own places few files name one, and none more does', () => {
    const naming = everything.filter(file => !own.test(file.path) && !words.test(file.path) && names(file))
    expect(naming.map(({ path }) => path)).toEqual([
      // What opens without a connection: the service worker is one file, which no face may come into with its tool.
      'shared/addresses.ts',
      // The one line of each.
      'shared/tools/index.ts',
      // The words of a colour that was asked for by taps.
      'web/salon/records/answers/views.ts',
      // The small piece of the landing page is a colour.
      'web/site/pages/live/landing.tsx',
      // What a thread does for the posters and the practice.
      'sync-server/reading/others.ts',
    ])
  })

  test('each has a face, which brings nothing along, and one line in the list', () => {
    const list = readFileSync(join(root, 'shared/tools/index.ts'), 'utf8')
    const folders = readdirSync(join(root, 'shared/tools'), { withFileTypes: true }).filter(each =>
      each.isDirectory(),
    )
    for (const { name } of folders) {
      expect(list.split(`'./${name}/face'`), name).toHaveLength(2)
      const brought = loadedBy(`shared/tools/${name}/face.ts`)
      expect(brought.slice(1), name).toEqual(['shared/register.ts'])
    }
  })
})

describe('what the server says', () => {
  test('only the log, and main.ts before there is one, write to the console: all else says log.error(words, error)', () => {
    const saying = server
      .filter(file => /\bconsole\./.test(withoutComments(file.text)))
      .map(({ path }) => path)
    const allowed = ['sync-server/log/json.ts', 'sync-server/log/lines.ts', 'sync-server/log/log.ts']
    expect(saying.filter(path => path !== 'sync-server/main.ts' && !allowed.includes(path))).toEqual([])
  })
})

describe('the browser and the server', () => {
  test('the browser never imports the server', () => {
    expect(crossings(web, to => inside(to, 'sync-server'), { types: 'allowed' })).toEqual([])
  })

  test('the network is reached in one place for the API, and in three for what is none', () => {
    const reaching = web
      .filter(({ text }) =>
        /(?<![.\w])fetch\(|\b(?:self|window|globalThis)\.fetch\b|XMLHttpRequest|sendBeacon|new EventSource/.test(
          withoutComments(text),
        ),
      )
      .map(({ path }) => path)
    expect(reaching).toEqual([
      'web/platform/data/request.ts',
      // Pages of the site, for when there is no signal.
      'web/platform/pwa/public-pages.ts',
      // The voice provider, asked directly.
      'web/site/voice-test/checks.ts',
      // Fonts, into a picture.
      'web/ui/kit/drawings/drawn-fonts.ts',
    ])
  })

  test('a route is made from its declaration, and its answer is typed nowhere else', () => {
    const byHand = server
      .filter(({ text }) =>
        /\b(?:app|api|inside)\.(?:get|post|put|patch|delete|on)\(/.test(withoutComments(text)),
      )
      .map(({ path }) => path)
    expect(byHand).toEqual([
      // The limit of guesses, before all of /auth/.
      'sync-server/app.ts',
      // What is passed on to the account library.
      'sync-server/auth/routes.ts',
      // The tools' functions, from their list.
      'sync-server/functions/routes.ts',
      // For whoever runs the server: no part of the API.
      'sync-server/http/health.ts',
      'sync-server/http/serve.ts',
      // Pages.
      'sync-server/web.ts',
    ])
  })

  test('the server never imports the browser', () => {
    expect(crossings(server, to => inside(to, 'web'))).toEqual([])
  })

  test('React stays in the browser', () => {
    expect(crossings([...shared, ...server], to => /^react\b|^@mantine\//.test(to))).toEqual([])
  })

  test('nothing but tests imports the tests or the scripts', () => {
    expect(crossings(everything, to => inside(to, 'tests', 'scripts'))).toEqual([])
  })
})

test('what a file exports, another takes: in the product or in a test', () => {
  const taken = new Map<string, number>()
  for (const { text } of [...everything, ...sources('scripts'), ...sources('tests')])
    for (const name of new Set(text.match(/[\w$]+/g) ?? [])) taken.set(name, (taken.get(name) ?? 0) + 1)
  const idle = everything.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm)]
      .filter(([, name]) => taken.get(name ?? '') === 1)
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(idle).toEqual([])
})

test('a value that is exported is imported by its name, and few of them by tests alone', () => {
  const takenBy = (files: readonly SourceFile[]) => new Set(files.flatMap(takenIn))
  const [byProduct, byTests] = [takenBy([...everything, ...sources('scripts')]), takenBy(sources('tests'))]
  // What a glob or the page's own HTML finds is named nowhere.
  const unnamed = /^shared\/tools\/[^/]+\/(?:claims|demo|examples|spoken)\.ts$|^web\/site\/pages\//
  const idle = everything
    .filter(({ path }) => !unnamed.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm)]
        .map(([, name]) => `${path}#${name}`)
        .filter(each => !byProduct.has(each)),
    )
  expect(idle.filter(each => !byTests.has(each))).toEqual([])
  expect(idle.length).toBeLessThanOrEqual(160)
})

test('a type is named for what it is: no word that fits anything', () => {
  const vague =
    /^(?:export )?(?:type|interface) (Told|Said|Standing|Plan|Asked|Named|Known|Found|Held|Heard|Kept|Present|Made|Listed|Open)\b/gm
  const named = everything.flatMap(({ path }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(vague)].map(([, name]) => `${path}: ${name}`),
  )
  expect(named).toEqual([])
})

describe('in the browser', () => {
  const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 3).join('/')
  const screenFolders = new Set(
    web.filter(file => /Screen\.tsx$/.test(file.path)).map(file => folderOf(file.path)),
  )

  /**
   * The chair is where a client and an answer meet, and a demo is the tool itself: each is made of their parts, so that a
   * thing is said and drawn one way.
   */
  const madeOf: Readonly<Record<string, readonly string[]>> = {
    'web/chair/service': ['web/tools/screens', 'web/salon/clients'],
    'web/site/pages': ['web/tools/screens'],
  }

  test('wings import downwards only', () => {
    // From the ground up. A wing that should know a higher one is told what it needs by whoever stands above both.
    const wings = ['platform', 'ui', 'voice', 'salon', 'tools', 'account', 'chair', 'shell', 'site']
    const folders = readdirSync(join(root, 'web'), { withFileTypes: true })
      .filter(each => each.isDirectory())
      .map(({ name }) => name)
    expect(folders.toSorted()).toEqual(wings.toSorted())
    const height = (path: string): number => wings.indexOf(path.split('/')[1] ?? '')
    const standing = web.filter(({ path }) => height(path) >= 0)
    expect(crossings(standing, (to, from) => inside(to, 'web') && height(to) > height(from))).toEqual([])
  })

  test('few effects, each with a line that says what outside of React it follows', () => {
    const effect = /\buse(?:Layout|Insertion)?Effect\(/
    const effects = web.flatMap(({ path }) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n')
      return lines.flatMap((line, at) => {
        if (!effect.test(line)) return []
        let above = at
        while (/^\s*\/\//.test(lines[above - 1] ?? '')) above -= 1
        return [{ place: `${path}:${at + 1}`, says: lines.slice(above, at).join(' ') }]
      })
    })
    expect(effects.filter(({ says }) => !says.includes('// Follows ')).map(({ place }) => place)).toEqual([])
    // One more is one kind more: what others follow too is a hook of web/platform/outside.ts.
    expect(effects.length).toBeLessThanOrEqual(39)
  })

  test('screens never import screens', () => {
    expect(
      crossings(
        web.filter(file => screenFolders.has(folderOf(file.path))),
        (to, from) =>
          screenFolders.has(folderOf(to)) &&
          folderOf(to) !== folderOf(from) &&
          !madeOf[folderOf(from)]?.includes(folderOf(to)),
      ),
    ).toEqual([])
  })

  test('only the routes load a screen', () => {
    const screen = (to: string, from: string): boolean => /Screen\.tsx$/.test(to) && from !== 'web/routes.tsx'
    expect(crossings(web, screen, { types: 'allowed' })).toEqual([])
  })

  test('what must outlive a kill is not in localStorage: only looks, and the last words of a page that goes', () => {
    const named = web
      .filter(file => /\blocalStorage\b/.test(withoutComments(file.text)))
      .map(({ path }) => path)
    expect(named).toEqual([
      'web/platform/data/account/forget-salon.ts',
      'web/platform/data/kept/kept-leaving.ts',
      'web/platform/data/kept/kept-moved.ts',
      'web/site/pages/look.ts',
      'web/ui/comfort/kept.ts',
      'web/ui/kit/theme/colour-scheme.ts',
      'web/ui/state/preferences.ts',
    ])
  })

  test('what reads kept texts as it is loaded comes after they were read', () => {
    const early = ['web/platform/data/clock/page-clock.ts', 'web/salon/timers/clock.ts']
    expect(loadedBy('web/main.tsx').filter(path => early.includes(path))).toEqual([])
    // Nor does the bundler put it beside what comes first.
    const bundled =
      /'(web\/platform\/data\/\(\?!.*)',/.exec(readFileSync(join(root, 'vite.config.ts'), 'utf8'))?.[1] ?? ''
    const first = new RegExp(bundled)
    expect(['web/platform/data/account/people.ts', ...early].filter(path => first.test(path))).toEqual([
      'web/platform/data/account/people.ts',
    ])
  })

  test('each place that the bundler is told to put in a file of its own is there', () => {
    const told = readFileSync(join(root, 'vite.config.ts'), 'utf8').replaceAll('\\', '')
    // "web/ui/kit/art/(Art|Cards)" names two.
    const places = [
      ...told.matchAll(/\b((?:web|shared)(?:\/[\w-]+)*\/)(?:\((?:\?!)?([^)]+)\)|([\w-]+))/g),
    ].flatMap(([, folder = '', several, one = '']) =>
      (several?.split('|') ?? [one]).map(name => folder + name),
    )
    expect(places).toContain('web/ui/kit/art/Cards')
    expect(places.filter(place => !everything.some(({ path }) => path.startsWith(place)))).toEqual([])
  })

  test('only the reader of server-sent events knows eventsource-parser', () => {
    expect(
      crossings(
        web,
        (to, from) => to === 'eventsource-parser' && from !== 'web/platform/sync/triggers/events.ts',
      ),
    ).toEqual([])
  })

  test('only web/platform/data and web/platform/sync know Dexie', () => {
    const dexie = (to: string): boolean => to === 'dexie' || to === 'dexie-react-hooks'
    expect(
      crossings(web, (to, from) => dexie(to) && !inside(from, 'web/platform/data', 'web/platform/sync')),
    ).toEqual([])
  })

  test('the parts under the screens know no screen', () => {
    const parts = web.filter(file =>
      inside(file.path, 'web/platform/data', 'web/platform/sync', 'web/ui/kit', 'web/ui/sheet'),
    )
    expect(crossings(parts, to => screenFolders.has(folderOf(to)))).toEqual([])
  })

  test('the service worker knows the sync and nothing of the screens', () => {
    const worker = web.filter(file => file.path === 'web/service-worker.ts')
    expect(worker).toHaveLength(1)
    expect(
      crossings(
        worker,
        to =>
          inside(to, 'web') &&
          // What was to be heard is fetched beside the sync.
          to !== 'web/voice/speak/kept-sounds/fetch-in-worker.ts' &&
          !inside(to, 'web/platform/sync', 'web/platform/data', 'web/platform/pwa'),
      ),
    ).toEqual([])
  })

  test('the first screen brings neither zod nor engines nor the merge nor an account client', () => {
    const heavy =
      /^(zod|node-diff3|better-auth|papaparse|openai)$|^shared\/(records|sync|problems|merge|facts|sheet)\.ts$|^shared\/tools\/[^/]+\/(?!face\.ts$)/
    expect(loadedBy('web/main.tsx').filter(path => heavy.test(path))).toEqual([])
  })
})

describe('on the server', () => {
  const isStore = (path: string): boolean =>
    /\/store\.ts$|\/store\//.test(path) || inside(path, 'sync-server/db')

  test('what takes long to read or to print is reached through threads alone', () => {
    const long = [
      'shared/help/guard.ts',
      'shared/toolbox.ts',
      'shared/salon/privacy/unnamed.ts',
      'shared/voice/speak/speakable.ts',
      'shared/voice/speak/sentences.ts',
      'sync-server/privacy/pdf.ts',
    ]
    const reads: Readonly<Record<string, string>> = {
      // Whose name it was, and which tools there are: they read no text.
      'sync-server/sync/unname.ts': 'shared/salon/privacy/unnamed.ts',
      'sync-server/asks/gate.ts': 'shared/toolbox.ts',
      'sync-server/asks/run.ts': 'shared/toolbox.ts',
    }
    const around = crossings(
      server,
      (to, from) => long.includes(to) && reads[from] !== to && !inside(from, 'sync-server/reading'),
      { types: 'allowed' },
    )
    expect(around).toEqual([])
  })

  // A text that a database runs, and what runs it: those of statements.ts, their like for one pool, and SQLite's own.
  const sql =
    /['"`]\s*(?:select\s[^'"]+\sfrom|insert into|update [\w"]+ set|delete from|(?:create|alter|drop) (?:table|schema|(?:unique )?index)|with (?:recursive )?\w+ as)\b|\.prepare\(|\.query<|(?<!\breq)\.query\(/
  const runners =
    /import \{[^}]*\b(?:run|insertRows|into|amongIds|queryThrough)\b[^}]*\} from '[./]*db\/statements'/
  const builder =
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql(?:`|<|\.\w+\()/

  test('SQL stands in store.ts and in db/ alone', () => {
    const seen = (text: string): boolean => sql.test(text) || runners.test(text)
    const outside = server.filter(file => !isStore(file.path) && seen(withoutComments(file.text)))
    expect(outside.map(file => file.path)).toEqual([])
    expect(
      server.filter(file => isStore(file.path) && seen(withoutComments(file.text))).length,
    ).toBeGreaterThan(20)
  })

  test('a statement is text: nothing but a migration builds one', () => {
    const building = server.filter(
      ({ path, text }) => !inside(path, 'sync-server/db/migrations') && builder.test(withoutComments(text)),
    )
    expect(building.map(({ path }) => path)).toEqual([])
  })

  test('Kysely lies beneath: five files of db/ and the migrations know it, and the account library is given it', () => {
    const knowing = server.filter(
      ({ path, imports }) =>
        !inside(path, 'sync-server/db/migrations') && imports.some(({ to }) => to === 'kysely'),
    )
    expect(knowing.map(({ path }) => path)).toEqual([
      'sync-server/db/connections.ts',
      'sync-server/db/migrate.ts',
      'sync-server/db/open.ts',
      'sync-server/db/statements.ts',
      'sync-server/db/transaction.ts',
    ])
    const reaching = server.filter(
      ({ path, text }) =>
        !knowing.some(file => file.path === path) && /\bkysely\b/.test(withoutComments(text)),
    )
    expect(
      reaching.map(({ path }) => path).filter(path => !inside(path, 'sync-server/db/migrations')),
    ).toEqual(['sync-server/auth/auth.ts'])
  })

  test('database drivers are opened in db/ alone', () => {
    const driver = (to: string): boolean => to === 'better-sqlite3' || to === 'pg'
    expect(
      crossings(server, (to, from) => driver(to) && !inside(from, 'sync-server/db'), { types: 'allowed' }),
    ).toEqual([])
  })

  test('the kits of providers stay under providers/', () => {
    const kit = (to: string): boolean => to === 'stripe' || to === 'openai'
    expect(crossings(everything, (to, from) => kit(to) && !inside(from, 'sync-server/providers'))).toEqual([])
  })
})

describe('folders', () => {
  const folders = ['web', 'shared'].flatMap(top =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(each => each.isFile())
      .map(({ parentPath }) => parentPath.slice(root.length).replaceAll('\\', '/')),
  )

  test('none holds more than fifteen files, and no top more than nine folders', () => {
    const files = new Map<string, number>()
    for (const folder of folders) files.set(folder, (files.get(folder) ?? 0) + 1)
    expect(files.size).toBeGreaterThan(100)
    expect([...files].filter(([, many]) => many > 15)).toEqual([])
    for (const top of ['web', 'shared']) {
      const within = folders.flatMap(folder => folder.split('/').slice(0, 2).join('/'))
      expect(new Set(within.filter(folder => folder.startsWith(`${top}/`))).size).toBeLessThanOrEqual(9)
    }
  })

  test('siblings import one way: the pairs that do not are these, and none more', () => {
    const found = new Set<string>()
    for (const { path, imports } of [...shared, ...web])
      for (const { to } of imports) {
        if (!inside(to, 'shared', 'web')) continue
        const [mine, other] = [path, to].map(each => each.split('/').slice(0, -1)) as [string[], string[]]
        const at = mine.findIndex((name, depth) => name !== other[depth])
        if (at < 0 || other[at] === undefined) continue
        found.add([mine, other].map(each => each.slice(0, at + 1).join('/')).join(' → '))
      }
    const both = [...found].filter(each => {
      const [from = '', to = ''] = each.split(' → ')
      return from < to && found.has(`${to} → ${from}`)
    })
    expect(both.toSorted()).toEqual([
      // What is read, and the sheet's words for it.
      'shared/reading → shared/salon',
      'shared/reading → shared/trade',
      'shared/tools/colour-formula/read → shared/tools/colour-formula/told',
      'shared/tools/communications/hear → shared/tools/communications/moves',
      'shared/tools/communications/hear → shared/tools/communications/score',
      'shared/tools/marketing/read → shared/tools/marketing/told',
      'shared/tools/retail-edge/read → shared/tools/retail-edge/told',
      'web/account/access → web/account/people',
      'web/chair/commands → web/chair/service',
      'web/salon/photos → web/salon/privacy',
    ])
  })
})
