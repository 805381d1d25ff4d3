const most = 48

/** The action of a form of the library, and its pictures; undefined where it is not one of our forms. */
export function readChosen(form: FormData): { what: 'trash' | 'restore'; ids: string[] } | undefined {
  const what = form.get('do')
  if (what !== 'trash' && what !== 'restore') return undefined
  const ids = form.getAll('id').filter((id): id is string => typeof id === 'string' && /^[a-z0-9]{12}$/.test(id))
  return { what, ids: [...new Set(ids)].slice(0, most) }
}
