import type { PricePreview } from './adjust/preview-action.server.ts'

/**
 * What a refused form gets back: which dialog it was, what was typed, and the sentence. `preview`: what a price would be, where only that was
 * asked for.
 */
export type Reply = {
  event: string
  dialog: string
  values: Record<string, string>
  reason: string
  sentence: string
  preview?: PricePreview | undefined
}
