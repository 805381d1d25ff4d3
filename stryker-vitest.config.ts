import { defineConfig } from 'vitest/config'
import everything from '#vitest.config.ts'

const [pure] = (everything.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.name === 'pure' ? [project] : [],
)
if (!pure) throw new Error('vitest.config.ts has no project pure')

/**
 * A rule is held by the pure tests beside it. What else shows its answer is no proof, and it is slow: a mutant of a constant
 * is run against every test there is. (Stryker's own `testFiles` would do, but leaves just those mutants asleep.)
 */
const include = [
  'features/{packages,hotels,cars,payments,bookings,proposals}/*.test.ts',
  'features/bookings/quotes/*.test.ts',
  'features/{pricing,suppliers/costing,trips,permits,payables}/**/*.test.ts',
]
/** Laws over a thousand random prices, and every language: each mutant would wait for them. */
const exclude = [...(pure.test?.exclude ?? []), '**/{price,cover}-laws.test.ts', 'features/pricing/lines/*.test.ts']

export default defineConfig({ ...pure, test: { ...pure.test, include, exclude } })
