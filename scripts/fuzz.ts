import { startVitest } from 'vitest/node'

/**
 * Sends hostile requests to every route and form of the built server until somebody has to look: `npm run fuzz` sends 12,000,
 * `-- 50000` as many, `-- 50000 3` from another beginning. The test of the same name sends 600 of them with every `npm run test:robustness`.
 */
const [requests = '12000', seed = '7'] = process.argv.slice(2)
process.env.FUZZ_REQUESTS = requests
process.env.FUZZ_SEED = seed

const vitest = await startVitest('test', ['tests/robustness/fuzz.test.ts'], { watch: false, run: true, project: ['robustness'] })
const failed = vitest.state.getFailedFilepaths().length > 0 || vitest.state.getUnhandledErrors().length > 0
await vitest.close()
process.exit(failed ? 1 : 0)
