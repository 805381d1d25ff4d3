/** The beginnings of the occasions of emails about enquiries and readers: their emails are deleted by them. */
export const thingsOf = ({
  enquiries,
  subscribers,
}: {
  enquiries: readonly string[]
  subscribers: readonly string[]
}): string[] => [...enquiries.map((id) => `enquiry:${id}`), ...subscribers.map((id) => `newsletter:${id}`)]
