/** The room groups of a party, each as it was written first. */
export const roomGroupsOf = (party: readonly { room: string | null }[]): string[] => [
  ...new Map(
    party.flatMap(({ room }) => (room?.trim() ? [[room.trim().toLowerCase(), room.trim()] as const] : [])).toReversed(),
  ).values(),
]
