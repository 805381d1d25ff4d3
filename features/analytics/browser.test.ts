import { expect, test } from 'vitest'
import { browserOf } from './browser.ts'

const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['chrome', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['chrome', `${windows} Chrome/141.0.0.0 Safari/537.36`],
  ['chrome', `${apple} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['firefox', `${apple} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['safari', `${apple} Version/18.5 Mobile/15E148 Safari/604.1`],
  [
    'safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  ['edge', `${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['edge', `${android} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`],
  ['edge', `${apple} Version/18.0 EdgiOS/141.0.3537.60 Mobile/15E148 Safari/604.1`],
  ['edge', `${windows} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19044`],
  ['opera', `${windows} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['opera', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/92.0.0.0`],
  ['opera', `${apple} Version/18.5 Mobile/15E148 Safari/604.1 OPT/6.1.2`],
  ['opera', 'Opera/9.80 (Android; Opera Mini/75.0.2254/191.303; U; en) Presto/2.12.423 Version/12.16'],
  ['other', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['other', `${windows} Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`],
  ['other', `${apple} Mobile/15E148 [FBAN/FBIOS;FBAV/525.0.0.43.107;FBDV/iPhone15,2]`],
  [
    'other',
    'Mozilla/5.0 (Linux; Android 14; TECNO KL4; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/528.0.0.57.79;]',
  ],
  ['other', `${apple} GSA/380.0.788317806 Mobile/15E148 Safari/604.1`],
  ['other', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
  ['other', 'Edgar/1.0'],
  ['other', ''],
])('%s is recognised from its user agent %s', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser)
})
