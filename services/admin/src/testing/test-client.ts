/** Credentials of the product at the providers of the tests. */
export const TEST_CLIENT = { id: 'pora-tests', secret: 'secret-of-the-provider-tests' };
