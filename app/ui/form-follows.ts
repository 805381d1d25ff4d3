import { type RefObject, useEffect } from 'react'

/**
 * Keeps the fields of a form at the values its address stands for, also after a step back, without taking the focus from
 * whoever is in it.
 */
export function useFormFollows(form: RefObject<HTMLFormElement | null>, values: Record<string, string>) {
  const wanted = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(wanted))) {
      const field = form.current?.elements.namedItem(name)
      if ((field instanceof HTMLSelectElement || field instanceof HTMLInputElement) && field.value !== value) field.value = value
    }
  }, [form, wanted])
}
