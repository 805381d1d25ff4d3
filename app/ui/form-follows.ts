import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the fields of a form at the values its address stands for, also after a step back, without taking the focus from
 * whoever is in it. At first a field that somebody is in keeps what it has: they were quicker than the scripts.
 */
export function useFormFollows(form: RefObject<HTMLFormElement | null>, values: Record<string, string>) {
  const wanted = JSON.stringify(values)
  const begun = useRef(false)
  useEffect(() => {
    const typing = begun.current ? null : document.activeElement
    begun.current = true
    for (const [name, value] of Object.entries<string>(JSON.parse(wanted))) {
      const field = form.current?.elements.namedItem(name)
      if (field === typing) continue
      if ((field instanceof HTMLSelectElement || field instanceof HTMLInputElement) && field.value !== value) field.value = value
    }
  }, [form, wanted])
}
