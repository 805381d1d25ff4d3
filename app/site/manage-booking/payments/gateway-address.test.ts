import { expect, test } from 'vitest'
import { gatewayAddress } from './gateway-address.ts'

test('a page of the gateway stays as it is, with all that it carries', () => {
  const address = 'https://checkout.stripe.com/c/pay/cs_test_a1#fidkdWxOYHwnPyd1blpxYHZxWjA0%3D'
  expect(gatewayAddress(address)).toBe(address)
})

test('no line end reaches a header', () => {
  expect(gatewayAddress('https://pay.example/\r\nSet-Cookie: a=b')).toBe('https://pay.example/Set-Cookie:%20a=b')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//pay.example',
  '/admin',
  '',
  undefined,
  null,
])('%s is no page', (given) => {
  expect(gatewayAddress(given)).toBeUndefined()
})
