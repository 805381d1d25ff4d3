import { expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { EmailLayout, Paragraph } from './email-page.server.tsx'
import { renderEmail } from './write-email.server.tsx'

const action = { words: 'Pay the balance', href: 'https://impamba.example/bookings/K7QM-42XD' }
const { html, text } = renderEmail(
  <EmailLayout
    read={readEnglish}
    company={defaultSettings.company}
    preview="Only beside the subject"
    heading="The balance"
    action={action}
  >
    <Paragraph>It is due in May.</Paragraph>
  </EmailLayout>,
)

test('an email is a whole page, its preview hidden in it and not in its text', () => {
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/)
  expect(html).toMatch(/<div data-skip-in-text="true" style="display:none;[^"]*">Only beside the subject</)
  expect(text).not.toContain('Only beside the subject')
})

test('its button is a link with room around it, in Outlook for Windows by its cell', () => {
  expect(html).toMatch(
    /<td class="press" style="[^"]*mso-padding-alt:14px 22px"><a href="https:\/\/impamba\.example[^>]*padding:14px 22px/,
  )
  expect(text).toContain('It is due in May.\n\nPay the balance https://impamba.example/bookings/K7QM-42XD\n')
})
