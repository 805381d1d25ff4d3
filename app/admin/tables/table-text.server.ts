/**
 * The table that a form brings: its file, or what was pasted; a file wins. It stands in the page that answers, from where it is sent
 * again, so a NUL is left out here: no form may hold one.
 */
export async function tableText(form: FormData): Promise<string> {
  const file = form.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : String(form.get('text') ?? '')
  return text.replaceAll('\0', '')
}

/** So many faults are listed at once; who has more mends these first. */
export const mostFaults = 100
