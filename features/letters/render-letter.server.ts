import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { plainText } from './plain-text.server.ts'

/** A letter as the bytes that leave the house: as it is shown, and the same in plain words. */
export async function renderLetter(content: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(content)
  return { html, text: plainText(html) }
}
