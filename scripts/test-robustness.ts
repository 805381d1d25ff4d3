import { countTests, endWith } from './count-tests.ts'

/** The tests of robustness (tests/robustness). The last line counts them. Names given on the command line narrow them. */
endWith(await countTests(['robustness'], process.argv.slice(2)))
