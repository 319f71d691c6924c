import everything from '../../playwright.config'

/** Not part of `npm test`: pictures, no proof. */
export default { ...everything, testDir: '.', outputDir: '../../test-results', workers: 1, timeout: 240_000 }
