/** By what two holds are of the same. */
export type SameBy = 'email' | 'phone' | 'address'

/** A hold that is not paid, with the keyed hashes of who made it. */
export type UnpaidHold = { id: string; places: number; keys: Record<SameBy, string | null> }

export type UnpaidGroup<Hold> = { holds: Hold[]; by: SameBy[]; places: number }

const marks = ['email', 'phone', 'address'] as const

/**
 * Holds of the same person or address, in groups of two and more: whoever shares an e-mail with one and a telephone with another
 * belongs to both. The group that holds most comes first. `by`: what they share.
 */
export function groupUnpaid<Hold extends UnpaidHold>(holds: readonly Hold[]): UnpaidGroup<Hold>[] {
  const leaders = new Map<string, string>()
  const leaderOf = (id: string): string => {
    const leader = leaders.get(id)
    return leader === undefined || leader === id ? id : leaderOf(leader)
  }
  const sharing = (mark: SameBy) =>
    [...Map.groupBy(holds, ({ keys }) => keys[mark])].filter(([key, same]) => key && same.length > 1)
  for (const mark of marks)
    for (const [, [first, ...others]] of sharing(mark))
      for (const other of others) if (first) leaders.set(leaderOf(other.id), leaderOf(first.id))
  return [...Map.groupBy(holds, ({ id }) => leaderOf(id)).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      holds: group,
      by: marks.filter((mark) => sharing(mark).some(([, same]) => same.some(({ id }) => group.some((one) => one.id === id)))),
      places: group.reduce((sum, { places }) => sum + places, 0),
    }))
    .toSorted((one, other) => other.places - one.places)
}
