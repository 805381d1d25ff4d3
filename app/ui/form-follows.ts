import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the fields of a form equal to the values in its address, also after going back, without changing the focused field. At
 * the first render a focused field keeps its value: the visitor typed before the scripts loaded.
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
