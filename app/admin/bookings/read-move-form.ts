import { type DeskMove, deskMoves } from './desk-moves.ts'

export const longestText = 2_000

export type MoveForm = { event: DeskMove | 'note'; text: string; version: number }

/** What a form of the booking's screen asks, or undefined where no form of ours sent it. */
export function readMoveForm(form: FormData): MoveForm | undefined {
  const event = [...deskMoves, 'note' as const].find((one) => one === form.get('event'))
  if (!event) return undefined
  const text = String(form.get('text') ?? '')
  return {
    event,
    // Line ends as everybody writes them; no signs that a page or a database could not show.
    text: text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
    version: Number(form.get('version') ?? Number.NaN),
  }
}
