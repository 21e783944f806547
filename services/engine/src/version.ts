/** Version of the engine's rules and method; a replay is only exact under the same version. */
export const ENGINE_VERSION = '1.13.0';
