import { createElement } from 'react'

/**
 * English where a translation is missing. Everywhere it is a text; where React draws it, it is an element that says its language, so
 * that a screen reader speaks it and a translator leaves it.
 *
 * Two things a text can do and this cannot: an `<option>` draws no element and takes `String(words)` with `lang` on itself, and `===`
 * compares objects, so nobody compares words.
 */
export class English extends String {
  override [Symbol.iterator]() {
    return [createElement('span', { key: 'en', lang: 'en' }, String(this))].values() as never
  }
}
