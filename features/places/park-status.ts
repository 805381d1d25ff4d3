/** Whether visitors may enter a park. Only open ones are sold; the pages of the others say why not. */
export const parkStatuses = ['open', 'check', 'restricted', 'suspended'] as const
export type ParkStatus = (typeof parkStatuses)[number]

/** Whether we sell the fees of a park. An unknown status is not open. */
export const isSold = (status: string): boolean => status === 'open'

/** One of the four statuses that have words; an unknown one is 'check'. */
export const parkStatus = (status: string): ParkStatus => parkStatuses.find((one) => one === status) ?? 'check'
