/** What two holds have in common. */
export type SameBy = 'email' | 'phone' | 'address'

/** An unpaid hold with the keyed hashes of who made it. */
export type UnpaidHold = { id: string; places: number; keys: Record<SameBy, string | null> }

export type UnpaidGroup<Hold> = { holds: Hold[]; by: SameBy[]; places: number }

const sharedKeys = ['email', 'phone', 'address'] as const

/**
 * Groups of two or more unpaid holds by the same person or client address: a hold that shares an email with one and a phone number with
 * another joins both. The largest group comes first. `by`: what they share.
 */
export function groupUnpaid<Hold extends UnpaidHold>(holds: readonly Hold[]): UnpaidGroup<Hold>[] {
  const leaders = new Map<string, string>()
  const leaderOf = (id: string): string => {
    const leader = leaders.get(id)
    return leader === undefined || leader === id ? id : leaderOf(leader)
  }
  const sharing = (by: SameBy) => [...Map.groupBy(holds, ({ keys }) => keys[by])].filter(([key, same]) => key && same.length > 1)
  for (const by of sharedKeys)
    for (const [, [first, ...others]] of sharing(by))
      for (const other of others) if (first) leaders.set(leaderOf(other.id), leaderOf(first.id))
  return [...Map.groupBy(holds, ({ id }) => leaderOf(id)).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      holds: group,
      by: sharedKeys.filter((by) => sharing(by).some(([, same]) => same.some(({ id }) => group.some((one) => one.id === id)))),
      places: group.reduce((sum, { places }) => sum + places, 0),
    }))
    .toSorted((one, other) => other.places - one.places)
}
