/** The table that a form brings: its file, or what was pasted; a file wins. */
export async function tableText(form: FormData): Promise<string> {
  const file = form.get('file')
  return file instanceof File && file.size > 0 ? file.text() : String(form.get('text') ?? '')
}

/** So many faults are told at once; who has more mends these first. */
export const mostFaults = 100
