import { countTests, endWith } from './count-tests.ts'

/** The tests of one project of vitest.config.ts: the first word says which. The last line counts them. Names after it narrow them. */
const [project = '', ...filters] = process.argv.slice(2)
endWith(await countTests([project], filters))
