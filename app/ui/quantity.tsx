import { useRef } from 'react'

type Props = { id: string; name: string; value: number; least: number; most: number; fewer: string; more: string }

/** A number between a minus and a plus. Without JavaScript the number itself is typed. */
export function Quantity({ id, name, value, least, most, fewer, more }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const step = (by: 1 | -1) => {
    const field = input.current
    const before = field?.value
    if (!field) return
    if (by > 0) field.stepUp()
    else field.stepDown()
    if (field.value === before) return
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <span className="qty">
      <button type="button" aria-label={fewer} onClick={() => step(-1)} aria-disabled={value <= least}>
        −
      </button>
      <input
        id={id}
        name={name}
        ref={input}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        defaultValue={value}
        required
      />
      <button type="button" aria-label={more} onClick={() => step(1)} aria-disabled={value >= most}>
        +
      </button>
    </span>
  )
}
