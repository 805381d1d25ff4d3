/** Services that stand where a guide or a vehicle of ours would. */
export const crewKinds = ['guide', 'transport'] as const
export type CrewKind = (typeof crewKinds)[number]

export const isCrewKind = (kind: string): kind is CrewKind => crewKinds.some((one) => one === kind)
