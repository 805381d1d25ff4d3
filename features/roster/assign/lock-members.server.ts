import type { CrewKind } from '#features/crew/crew.ts'
import { type LockedMember, lockCrewMember } from '#features/crew/reads.server.ts'
import type { Tx } from '#platform/context.ts'

type Member = { kind: CrewKind; id: number }

/** Locks guides and vehicles in one order, guides first; answers those that exist, by kind and id. */
export async function lockMembers(tx: Tx, members: readonly Member[]): Promise<(member: Member) => LockedMember | undefined> {
  const locked = new Map<string, LockedMember>()
  const ordered = members.toSorted((one, other) => other.kind.localeCompare(one.kind) || one.id - other.id)
  for (const member of ordered) {
    const key = keyOf(member)
    if (locked.has(key)) continue
    const found = await lockCrewMember(tx, member)
    if (found) locked.set(key, found)
  }
  return (member) => locked.get(keyOf(member))
}

const keyOf = ({ kind, id }: Member) => `${kind} ${id}`
