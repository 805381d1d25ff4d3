import { expect, test } from 'vitest'
import { objections } from '../support/axe.ts'
import { lowContrast } from '../support/low-contrast.ts'
import { testBrowser } from '../support/test-browser.ts'

const browser = await testBrowser()

const gradient = 'linear-gradient(#777, #888)'

/** Texts whose contrast is too low by one fault each, and texts that look like them and are in order. */
const low: Record<string, string> = {
  'grey on white': '<p style="color: #8a8a8a">Text</p>',
  'red on white': '<p style="color: #f33">Text</p>',
  'grey on a card': '<div style="background: #d0d0d0"><p style="color: #707070">Text</p></div>',
  'dark on a dark card': '<div style="background: #333"><p>Text</p></div>',
  'a colour that lets through': '<p style="color: rgb(0 0 0 / 40%)">Text</p>',
  'a card that lets through': '<div style="background: rgb(0 0 0 / 30%)"><p style="color: #666">Text</p></div>',
  'an element that lets through': '<div style="opacity: 0.4"><p>Text</p></div>',
  'large and too faint even so': '<p style="font-size: 30px; color: #aaa">Text</p>',
  'bold and a little too small': '<p style="font: bold 16px sans-serif; color: #808080">Text</p>',
  'a sibling beneath it':
    '<div style="position: absolute; inset: 0; background: #333"></div><p style="position: relative">Text</p>',
  'a sibling between it and a picture': `<div style="background: ${gradient}; height: 40px"><div style="position: absolute; inset: 0; background: #333"></div><p style="position: relative">Text</p></div>`,
  'outside the card it belongs to':
    '<div style="background: #222; width: 10px; height: 10px"><p style="position: absolute; left: 100px; color: #eee">Text</p></div>',
  'outside the picture it belongs to': `<div style="background: ${gradient}; width: 10px; height: 10px"><p style="position: absolute; left: 100px; color: #eee">Text</p></div>`,
  'a link in a line': '<p>Text <a href="#x" style="color: #9ab">here</a></p>',
  'a field': '<input aria-label="x" value="Text" style="color: #999; background: #fff">',
  'a button': '<button type="button" style="color: #999; background: #fff">Text</button>',
  'a colour of another space': '<p style="color: oklch(0.75 0 0)">Text</p>',
  'in the dark scheme alone': '<p class="dark">Text</p>',
}
const enough: Record<string, string> = {
  plain: '<p>Text</p>',
  'white on a dark card': '<div style="background: #333"><p style="color: #fff">Text</p></div>',
  'large and fainter': '<p style="font-size: 30px; color: #808080">Text</p>',
  'bold, large and fainter': '<p style="font: bold 19px sans-serif; color: #808080">Text</p>',
  'faint on a picture': `<div style="background: ${gradient}"><p style="color: #999">Text</p></div>`,
  'a disabled button': '<button type="button" disabled>Text</button>',
  'faint and hidden': '<p style="color: #eee; display: none">Text</p>',
  'a card that lets a little through': '<div style="background: rgb(0 0 0 / 10%)"><p>Text</p></div>',
}

const style =
  ':root { background: #fff; color: #111 } section { position: relative; padding: 4px; height: 60px } @media (prefers-color-scheme: dark) { .dark { color: #999 } }'
const planted = Object.entries({ ...low, ...enough })
  .map(([name, html]) => `<section aria-label="${name}">${html}</section>`)
  .join('')

test('what axe objects to in the contrast of a page’s texts is found by asking it about the doubtful ones alone, in both schemes', async () => {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><html lang="en"><title>x</title><style>${style}</style><body>${planted}`)
  for (const [colorScheme, faults] of [
    ['light', Object.keys(low).filter((name) => !name.startsWith('in the dark'))],
    ['dark', Object.keys(low)],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    const [asked, all] = [await lowContrast(page), await objections(page, { only: ['color-contrast'] })]
    expect(asked).toEqual(all)
    expect(all.join().match(/<(p|a|input|button)\b/g)).toHaveLength(faults.length)
    const doubtful = await page
      .locator('[data-doubtful]')
      .evaluateAll((texts) => texts.map((text) => text.closest('section')?.getAttribute('aria-label') ?? ''))
    expect(doubtful).toEqual(expect.arrayContaining(faults))
    expect(doubtful).not.toEqual(expect.arrayContaining(['plain']))
  }
  await page.close()
})
