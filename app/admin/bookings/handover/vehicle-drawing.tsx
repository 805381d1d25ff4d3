import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'

/** A mark on the drawing, in hundredths of its sides. `isNew`: it was not there at the hand-over. */
export type DrawnMark = { number: number; x: number; y: number; note: string; isNew: boolean }

type Mark = Pick<DrawnMark, 'x' | 'y' | 'note'>

/** The marks of a hand-over with those that were new at the return, numbered in that order. */
export const drawnMarks = (known: readonly Mark[], added: readonly Mark[]): DrawnMark[] =>
  [...known, ...added].map((mark, index) => ({ ...mark, number: index + 1, isNew: index >= known.length }))

/** A vehicle from above, driving upwards, with its marks by number. */
export function VehicleShape({ marks }: { marks: readonly DrawnMark[] }) {
  const words = useWords(handoverWords)
  return (
    <svg className="vehicle" viewBox="0 0 100 200" role="img" aria-label={words.drawing}>
      <rect className="wheel" x="15" y="34" width="8" height="26" rx="3" />
      <rect className="wheel" x="77" y="34" width="8" height="26" rx="3" />
      <rect className="wheel" x="15" y="140" width="8" height="26" rx="3" />
      <rect className="wheel" x="77" y="140" width="8" height="26" rx="3" />
      <path d="M32 10Q50 3 68 10Q80 16 80 40V164Q80 186 68 191Q50 196 32 191Q20 186 20 164V40Q20 16 32 10Z" />
      <path className="glass" d="M26 64Q50 52 74 64L69 80Q50 74 31 80Z" />
      <path className="glass" d="M31 146Q50 150 69 146L73 162Q50 169 27 162Z" />
      <path className="glass" d="M24 70L30 84V142L24 154Z" />
      <path className="glass" d="M76 70L70 84V142L76 154Z" />
      <path className="line" d="M20 112H30M70 112H80M28 22Q50 14 72 22" />
      {marks.map(({ number, x, y, isNew }) => (
        <g key={number} className={isNew ? 'mark new' : 'mark'}>
          <circle cx={x} cy={y * 2} r="6" />
          <text x={x} y={y * 2 + 2.6}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The drawing with what each mark is beside it. */
export function VehicleDrawing({ marks }: { marks: readonly DrawnMark[] }) {
  const words = useWords(handoverWords)
  return (
    <div className="drawing">
      <VehicleShape marks={marks} />
      <ol>
        {marks.map(({ number, note, isNew }) => (
          <li key={number} className={isNew ? 'presses' : undefined}>
            {note || words.unnamed}
          </li>
        ))}
      </ol>
    </div>
  )
}
