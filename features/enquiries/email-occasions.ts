/** What the emails about enquiries and readers are about, as their occasions begin: with it their emails go. */
export const thingsOf = ({
  enquiries,
  subscribers,
}: {
  enquiries: readonly string[]
  subscribers: readonly string[]
}): string[] => [...enquiries.map((id) => `enquiry:${id}`), ...subscribers.map((id) => `newsletter:${id}`)]
