/** A whole number of a hidden field, from 0 up; undefined for anything else. */
export function readNumber(form: FormData, name: string): number | undefined {
  const text = form.get(name)
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Free text of a field, without characters that email headers or PostgreSQL refuse, cut at `most` characters. */
export function readText(form: FormData, name: string, most: number): string {
  const text = form.get(name)
  return typeof text === 'string'
    ? text
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim()
        .slice(0, most)
    : ''
}

/** An instant of a hidden field; undefined for anything else. */
export function readInstant(form: FormData, name: string): Date | undefined {
  const at = new Date(readText(form, name, 40))
  return Number.isNaN(at.getTime()) ? undefined : at
}
