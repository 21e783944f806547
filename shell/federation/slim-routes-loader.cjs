/** webpack loader around slim-routes.mjs; runs before swc-loader. webpack wants a loader as the module itself. */
module.exports = function slimRoutesLoader(source) {
  const done = this.async();
  import('./slim-routes.mjs')
    .then(({ slimRoutes }) => slimRoutes(source))
    .then((code) => done(null, code), done);
};
