/**
 * Runtime plugin of the shell: hands its federation runtime to the remotes, which are built without one. Only what the
 * bundler's own runtime asks for is named, so that the rest is still shaken off (9 KB brotli).
 */
import * as core from '@module-federation/runtime-core';

const page = /** @type {typeof globalThis & { _FEDERATION_RUNTIME_CORE?: object }} */ (globalThis);
page._FEDERATION_RUNTIME_CORE = {
  assert: core.assert,
  CurrentGlobal: core.CurrentGlobal,
  getGlobalFederationConstructor: core.getGlobalFederationConstructor,
  getRemoteEntry: core.getRemoteEntry,
  getRemoteInfo: core.getRemoteInfo,
  helpers: core.helpers,
  loadScript: core.loadScript,
  loadScriptNode: core.loadScriptNode,
  Module: core.Module,
  ModuleFederation: core.ModuleFederation,
  registerGlobalPlugins: core.registerGlobalPlugins,
  satisfy: core.satisfy,
  setGlobalFederationConstructor: core.setGlobalFederationConstructor,
  setGlobalFederationInstance: core.setGlobalFederationInstance,
};

const provideRuntimeCore = () => ({ name: 'provide-runtime-core' });

export { provideRuntimeCore as default };
