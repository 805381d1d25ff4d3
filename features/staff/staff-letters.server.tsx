import type { Context, Tx } from '#platform/context.ts'

/** Stands in for the letters to staff, which are written beside this work. */
export async function writeStaffLetterLater(_ctx: Context, _tx: Tx, _letter: { kind: 'invite'; keyId: string }): Promise<void> {}
