/**
 * The views of the list. 'new' waits and is unassigned; 'mine' is assigned to the member of staff who looks, as long as it is
 * open.
 */
export const enquiryViews = ['waiting', 'new', 'mine', 'answered', 'held', 'closed', 'all'] as const
export type EnquiryView = (typeof enquiryViews)[number]
