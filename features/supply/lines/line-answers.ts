import { usualAnswerHours } from '#features/suppliers/supplier.ts'
import type { LineState } from './order-line.ts'

/** What a supplier answers about a line. */
export const lineAnswers = ['confirmed', 'provisional', 'wait-listed', 'declined'] as const
export type LineAnswer = (typeof lineAnswers)[number]

/** Which answers a line takes in each state. A confirmed line that its supplier takes back is declined: staff alone record it. */
export const answersIn: Readonly<Partial<Record<LineState, readonly LineAnswer[]>>> = {
  requested: ['confirmed', 'provisional', 'wait-listed', 'declined'],
  'wait-listed': ['confirmed', 'provisional', 'wait-listed', 'declined'],
  provisional: ['confirmed', 'provisional', 'declined'],
  confirmed: ['confirmed', 'declined'],
}

/** Until when a supplier answers what is sent at an instant, by its own hours where they are known. */
export const answersUntil = (at: Date, answerHours = usualAnswerHours): Date => new Date(at.getTime() + answerHours * 3_600_000)
