/** How a park stands with visitors. Only one that is open is sold; the others are told of. */
export const parkStatuses = ['open', 'check', 'restricted', 'suspended'] as const
export type ParkStatus = (typeof parkStatuses)[number]

/** Whether we sell what a park asks for. A word that nobody knows is not an open gate. */
export const isSold = (status: string): boolean => status === 'open'

/** A status as one of the four that have words; what nobody knows is to be checked. */
export const parkStatus = (status: string): ParkStatus => parkStatuses.find((one) => one === status) ?? 'check'
