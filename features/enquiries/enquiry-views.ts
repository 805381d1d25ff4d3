/** The ways to look at the enquiries. 'new' waits and is nobody's yet; 'mine' is of whoever looks, as long as it is open. */
export const enquiryViews = ['waiting', 'new', 'mine', 'answered', 'held', 'closed', 'all'] as const
export type EnquiryView = (typeof enquiryViews)[number]
