/** The results of several parallel tasks. Where one fails it waits for the others: nothing is running any more. */
export async function whole<const Work extends readonly Promise<unknown>[]>(work: Work) {
  await Promise.allSettled(work)
  return Promise.all(work)
}
