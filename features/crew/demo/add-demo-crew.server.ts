import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { demoCars, demoGuides } from './demo-crew.ts'
import { insertDemoCrew } from './writes-demo-crew.server.ts'

/** Adds the guides and vehicles of the demonstration; their papers are valid until a day. */
export const addDemoCrew = (tx: Tx, until: Day): Promise<void> => insertDemoCrew(tx, demoGuides, demoCars, until)
