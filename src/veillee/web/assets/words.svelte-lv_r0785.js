var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`proxy path`),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`,we=`http://www.w3.org/2000/svg`,Te=`http://www.w3.org/1998/Math/MathML`;function Ee(){console.warn(`https://svelte.dev/e/derived_inert`)}function De(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Oe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function ke(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw De(),Se;return E=e}function Ae(){return D(L(E))}function je(e){if(w){if(L(E)!==null)throw De(),Se;E=e}}function Me(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function Ne(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function Pe(e){if(!e||e.nodeType!==8)throw De(),Se;return e.data}function Fe(e){return e===this.v}function Ie(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Le(e){return!Ie(e,this.v)}function Re(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function ze(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Be(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function He(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ue(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function We(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ge(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ke(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ye(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Xe(e,t){return e.label=t,Ze(e.v,t),e}function Ze(e,t){return e?.[me]?.(t),e}function Qe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function $e(e,t){return e===null&&Re(t),e.c??=new Map(Qe(e)||void 0)}var O=null;function et(e){O=e}function tt(e){return $e(O,`getContext`).get(e)}function nt(e,t){return $e(O,`setContext`).set(e,t),t}function rt(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:G,l:null}}function it(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)An(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,at(e)}function at(e={}){return i(e,de,{value:!0}),e}function ot(){return!0}var st=[];function ct(){var e=st;st=[],m(e)}function k(e){if(st.length===0&&!Ft){var t=st;queueMicrotask(()=>{t===st&&ct()})}st.push(e)}function lt(){for(;st.length>0;)ct()}var ut=~(b|x|y);function A(e,t){e.f=e.f&ut|t}function dt(e){e.f&512||e.deps===null?A(e,y):A(e,x)}function ft(e,t,n){e.f&2048?t.add(e):e.f&4096&&n.add(e),A(e,y)}function pt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}var mt=!1;function ht(){mt||(mt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function gt(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function _t(e,t,n,r=n){e.addEventListener(t,()=>gt(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),ht()}function vt(e,t,n,r){let i=ot()?St:Et;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=yt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}bt()}}var d=xt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>wt(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),bt())}):f()}function yt(){var e=G,t=H,n=O,r=j;return function(i=!0){K(e),W(t),et(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function bt(e=!0){K(null),W(null),et(null),e&&j?.deactivate()}function xt(){var e=G,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function St(e){var t=2|b;return G!==null&&(G.f|=ie),{ctx:O,deps:null,effects:null,equals:Fe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var Ct=Symbol(`obsolete`);function wt(e,t,n){let r=G;r===null&&ze();var i=void 0,a=Qt(C),o=!H,s=new Set;return Pn(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(bt)}catch(e){n.reject(e),bt()}var c=j;if(o){if(t.f&32768)var l=xt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Ct);else for(let e of s.values())e.reject(Ct);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Ct&&(c.activate(),t?(a.f|=le,nn(a,t)):(a.f&8388608&&(a.f^=le),nn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),On(()=>{for(let e of s)e.reject(Ct)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Tt(e){let t=St(e);return Qn(t),t}function Et(e){let t=St(e);return t.equals=Le,t}function Dt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Ot(e){var t,n=G,r=e.parent;if(!Xn&&r!==null&&e.v!==C&&r.f&24576)return Ee(),e.v;K(r);try{Dt(e),t=sr(e)}finally{K(n)}return t}function kt(e){var t=Ot(e);!e.equals(t)&&(e.wv=ir(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Nt?.capture(e,t,!0)),e.deps===null))?A(e,y):Xn||(M===null?dt(e):(Dn()||j?.is_fork)&&M.set(e,t))}function At(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&gt(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),ur(t,0),Bn(t))}function jt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&dr(t)}var Mt=null,j=null,Nt=null,M=null,Pt=null,Ft=!1,It=!1,Lt=null,Rt=null,zt=0,Bt=1,Vt=class e{id=Bt++;#e=!1;linked=!0;#t=null;#n=null;async_deriveds=new Map;current=new Map;previous=new Map;#r=new Set;#i=new Set;#a=0;#o=new Map;#s=null;#c=[];#l=[];#u=new Set;#d=new Set;#f=new Map;#p=new Set;is_fork=!1;#m=!1;constructor(){Mt===null?Mt=this:(Mt.#n=this,this.#t=Mt),Mt=this}#h(){if(this.is_fork)return!0;for(let n of this.#o.keys()){for(var e=n,t=!1;e.parent!==null;){if(this.#f.has(e)){t=!0;break}e=e.parent}if(!t)return!0}return!1}skip_effect(e){this.#f.has(e)||this.#f.set(e,{d:[],m:[]}),this.#p.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#f.get(e);if(n){this.#f.delete(e);for(var r of n.d)A(r,b),t(r);for(r of n.m)A(r,x),t(r)}this.#p.add(e)}#g(){var e=[];for(let i of this.#c)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#c=[],e}#_(){this.#e=!0;for(let e of this.#u)this.#d.delete(e),A(e,b),this.schedule(e);for(let e of this.#d)A(e,x),this.schedule(e);this.apply();for(var t=Lt=[],n=[],r=Rt=[];this.#c.length>0;){zt++>1e3&&(this.#S(),Ut());for(let e of this.#g())try{this.#v(e,t,n)}catch(t){throw Jt(e),this.#h()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Lt=null,Rt=null,this.#h()){this.#x(n),this.#x(t);for(let[e,t]of this.#f)qt(e,t);r.length>0&&j.#_();return}let a=this.#y();if(a)this.#x(n),this.#x(t),a.#b(this);else{this.#u.clear(),this.#d.clear();for(let e of this.#r)e(this);this.#r.clear(),Nt=this,Gt(n),Gt(t),Nt=null,this.#s?.resolve();var o=j;if(this.#a===0&&(this.#c.length===0||o!==null)&&this.#S(),this.#c.length>0){if(o!==null){for(let e of this.#c)o.#c.push(e);this.#c=[]}else o=this}o!==null&&(Xt.clear(),o.#_())}}#v(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#f.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):ar(r)&&(i&16&&this.#d.add(r),dr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#y(){for(var e=this.#t;e!==null;){if(!e.is_fork){for(let[t,[,n]]of this.current)if(e.current.has(t)&&!n)return e}e=e.#t}return null}#b(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_effects(e.#u,e.#d);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#d.delete(i),A(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#S(),j=this,this.#_()}#x(e){for(var t=0;t<e.length;t+=1)ft(e[t],this.#u,this.#d)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{It=!0,j=this,this.#_()}finally{zt=0,Pt=null,Lt=null,Rt=null,It=!1,j=null,M=null,Xt.clear()}}discard(){for(let e of this.#i)e(this);this.#i.clear();for(let e of this.async_deriveds.values())e.reject(Ct);this.#S(),this.#s?.resolve()}register_created_effect(e){this.#l.push(e)}increment(e,t){if(this.#a+=1,e){let e=this.#o.get(t)??0;this.#o.set(t,e+1)}}decrement(e,t){if(--this.#a,e){let e=this.#o.get(t)??0;e===1?this.#o.delete(t):this.#o.set(t,e-1)}this.#m||(this.#m=!0,k(()=>{this.#m=!1,this.linked&&this.flush()}))}transfer_effects(e,t){for(let t of e)this.#u.add(t);for(let e of t)this.#d.add(e);e.clear(),t.clear()}oncommit(e){this.#r.add(e)}ondiscard(e){this.#i.add(e)}settled(){return(this.#s??=h()).promise}static ensure(){if(j===null){let t=j=new e;!It&&!Ft&&k(()=>{t.#e||t.flush()})}return j}apply(){M=null}schedule(e){Pt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#c.push(e)}#S(){if(this.linked){var e=this.#t,t=this.#n;e===null||(e.#n=t),t===null?Mt=e:t.#t=e,this.linked=!1}}};function Ht(e){var t=Ft,n=Nt;Nt=null,Ft=!0;try{var r;for(e&&(Ht(),r=e());;){if(lt(),j===null)return r;j.flush()}}finally{Ft=t,Nt=n}}function Ut(){try{We()}catch(e){R(e,Pt)}}var Wt=null;function Gt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ar(r)&&(Wt=new Set,dr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Un(r),Wt?.size>0)){Xt.clear();for(let e of Wt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Wt.has(n)&&(Wt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||dr(n)}}Wt.clear()}}Wt=null}}function Kt(e){j.schedule(e)}function qt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,y);for(var n=e.first;n!==null;)qt(n,t),n=n.next}}function Jt(e){A(e,y);for(var t=e.first;t!==null;)Jt(t),t=t.next}var Yt=new Set,Xt=new Map,Zt=!1;function Qt(e,t){return{f:0,v:e,reactions:null,equals:Fe,rv:0,wv:0}}function N(e,t){let n=Qt(e,t);return Qn(n),n}function $t(e,t=!1,n=!0){let r=Qt(e);return t||(r.equals=Le),r}function P(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&ot()&&H.f&4325394&&(q===null||!q.has(e))&&Je(),nn(e,n?sn(t):t,Rt)}var en=null,tn=0;function nn(e,t,n=null){if(!e.equals(t)){Xn?Xt.set(e,t):Xt.has(e)||Xt.set(e,e.v);var r=Vt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Ot(t),M===null&&dt(t)}e.wv=ir(),en=null,tn=0,on(e,b,n),en=null,ot()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?$n([e]):X.push(e)),!r.is_fork&&Yt.size>0&&!Zt&&rn()}return t}function rn(){Zt=!1;for(let e of Yt){e.f&1024&&A(e,x);let t;try{t=ar(e)}catch{t=!0}t&&dr(e)}Yt.clear()}function an(e){P(e,e.v+1)}function on(e,t,n){var r=e.reactions;if(r!==null){var i=ot(),a=r.length;if(tn+=a,tn>1e5&&en===null&&(en=new Set),en!==null){if(en.has(e))return;en.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&b)===0;if(l&&A(s,t),c&131072)Yt.add(s);else if(c&2){var u=s;M?.delete(u),on(u,x,n)}else if(l){var d=s;c&16&&Wt!==null&&Wt.add(d),n===null?Kt(d):n.push(d)}}}}}function sn(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=nr,f=e=>{if(nr===d)return e();var t=H,n=nr;W(null),rr(d);var r=e();return W(t),rr(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&Ke();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),an(o)}}else P(n,C),an(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(sn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||G!==null&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?sn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,sn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>sn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}an(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){qe()}})}function cn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function ln(e,t){return Object.is(cn(e),cn(t))}var un,dn,fn,pn,mn;function hn(){if(un===void 0){un=window,dn=document,fn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;pn=a(t,`firstChild`).get,mn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return pn.call(e)}function L(e){return mn.call(e)}function gn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&Cn(n),D(n),n}function _n(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}Cn(E)}return E}function vn(e,t=!1){if(!w)return I(e);var n=gn(e,t);return je(e),n}function yn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}Cn(r)}return D(r),r}function bn(e){e.textContent=``}function xn(){return!1}function Sn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Cn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function wn(e){var t=G;if(t===null)return H.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Tn(e){G===null&&(H===null&&Ue(e),He()),Xn&&Ve(e)}function En(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=S);var r={ctx:O,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Lt===null?Vt.ensure().schedule(r):Lt.push(r);else if(t!==null){try{dr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&En(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Dn(){return H!==null&&!U}function On(e){let t=z(8,null);return A(t,y),t.teardown=e,t}function kn(e){Tn(`$effect`);var t=G.f;if(!H&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return An(e)}function An(e){return z(4|ae,e)}function jn(e){return Tn(`$effect.pre`),z(8|ae,e)}function Mn(e){Vt.ensure();let t=z(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Wn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Nn(e){return z(4,e)}function Pn(e){return z(ce|ie,e)}function Fn(e,t=0){return z(8|t,e)}function In(e,t=[],n=[],r=[]){vt(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function Ln(e,t=0){return z(16|t,e)}function Rn(e,t=0){return z(v|t,e)}function B(e){return z(32|ie,e)}function zn(e){var t=e.teardown;if(t!==null){let n=Xn,r=H;Zn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{Zn(n),W(r)}}}function Bn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&gt(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Vn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Hn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Bn(e,t&&!n),ur(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();zn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Un(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Hn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function Un(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Wn(e,t,n=!0){var r=[];e.f|=256,Gn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Gn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Gn(i,t,o?n:!1)}i=a}}}function Kn(e){e.f&=-257,qn(e,!0)}function qn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(A(e,b),Vt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);qn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Jn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var Yn=null,Xn=!1;function Zn(e){Xn=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function Qn(e){H!==null&&(H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function $n(e){X=e}var er=1,tr=0,nr=tr;function rr(e){nr=e}function ir(){return++er}function ar(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ar(a)&&kt(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,y)}return!1}function or(e,t,n=!0){var r=e.reactions;if(r!==null&&!(q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?or(a,t,!1):t===a&&(n?A(a,b):a.f&1024&&A(a,x),Kt(a))}}function sr(e){var t=J,n=Y,r=X,i=H,a=q,o=O,s=U,c=nr,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,et(e.ctx),U=!1,nr=++tr,e.ac!==null&&(gt(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=cr(e);if(ot()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)or(X[p],e);if(i!==null&&i!==e){if(tr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=tr;if(t!==null)for(let e of t)e.rv=tr;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=le),d}catch(t){return cr(e),wn(t)}finally{e.f^=se,J=t,Y=n,X=r,H=i,q=a,et(o),U=s,nr=c}}function cr(e){var t=e.deps,n=j?.is_fork;if(J!==null){var r;if(n||ur(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Dn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(ur(e,Y),t.length=Y);return t}function lr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&dt(s),s.ac!==null&&gt(()=>{s.ac.abort(be),s.ac=null,A(s,b)}),At(s),ur(s,0)}}function ur(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)lr(e,n[r])}function dr(e){var t=e.f;if(!(t&16384)){A(e,y);var n=G;G=e;try{t&16777232?Vn(e):Bn(e),zn(e);var r=sr(e);e.teardown=typeof r==`function`?r:null,e.wv=er}finally{G=n}}}async function fr(){await Promise.resolve(),Ht()}function Z(e){var t=!!(e.f&2);if(Yn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<tr&&(e.rv=tr,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Xn&&Xt.has(e))return Xt.get(e);if(t){var a=e;if(Xn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||mr(a))&&(o=Ot(a)),Xt.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&te)===0;ar(a)&&(s&&(a.f|=512),kt(a)),s&&!c&&(jt(a),pr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function pr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(jt(r),pr(r))}}function mr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Xt.has(t)||t.f&2&&mr(t))return!0;return!1}function hr(e){var t=U;try{return U=!0,e()}finally{U=t}}function gr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)_r(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&_r(n)}}}function _r(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{_r(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function vr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var yr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function br(e){return yr.includes(e)}var xr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Sr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Cr(e){return e=e.toLowerCase(),Sr[e]??e}[...xr];var wr=[`touchstart`,`touchmove`];function Tr(e){return wr.includes(e)}var Er=Symbol(`events`),Dr=new Set,Or=new Set;function kr(e,t,n,r={}){function i(e){if(r.capture||Ir.call(t,e),!e.cancelBubble)return gt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Ar(e,t,n,r={}){var i=kr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function jr(e,t,n,r,i){var a={capture:r,passive:i},o=kr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&On(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Mr(e,t,n){(t[Er]??={})[e]=n}function Nr(e){for(var t=0;t<e.length;t++)Dr.add(e[t]);for(var n of Or)n(e)}var Pr=null,Fr=!1;function Ir(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Pr=e,Fr||(Fr=!0,setTimeout(()=>{Fr=!1,Pr=null}));var s=0,c=Pr===e&&e[Er];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Er]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Er]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Er]=t,delete e.currentTarget,W(d),K(f)}}}var Lr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Rr(e){return Lr?.createHTML(e)??e}function zr(e){var t=Sn(`template`);return t.innerHTML=Rr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Br(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=zr(a?e:`<!>`+e),n||(i=I(i)));var t=r||fn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Vr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=I(zr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Hr(e,t){return Vr(e,t,`svg`)}function Ur(e=``){if(!w){var t=F(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?Cn(n):(n.before(n=F()),D(n)),Q(n,n),n}function Wr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Q(t,n),e}function Gr(e,t){if(w){var n=G;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=E),Ae()}else e!==null&&e.before(t)}function Kr(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return Ae(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function qr(e){let t=0,n=Qt(0),r;return()=>{Dn()&&(Z(n),Fn(()=>(t===0&&(r=hr(()=>e(()=>an(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,an(n))})})))}}var Jr=re|ie;function Yr(e,t,n,r){new Xr(e,t,n,r)}var Xr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Set;#p=new Set;#m=null;#h=qr(()=>(this.#m=Qt(this.#l),()=>{this.#m=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Ln(()=>{if(w){let e=Pe(this.#t);Ae();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#_(t)}else t?this.#b():this.#g()}else this.#x()},Jr),w&&(this.#e=E)}#g(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#_(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#v(e);k(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#v(e){var t=!1,n=!1;let r=()=>{this.#y()||(t?ke():(t=!0,n&&Ye(),this.#s!==null&&Wn(this.#s,()=>{this.#s=null}),this.#C(()=>{this.#x()})))};return{reset:r,invoke_onerror:()=>{if(!this.#y())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#y(){return(this.#i.f&(ee|ne))!==0}#b(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),k(()=>{if(!this.#y()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#C(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#S(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Wn(this.#o,()=>{this.#o=null}),this.#S(j))}}))}#x(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Jn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#S(j)}catch(e){this.error(e)}}#S(e){this.is_pending=!1,e.transfer_effects(this.#f,this.#p)}defer_effect(e){ft(e,this.#f,this.#p)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#C(e){var t=G,n=H,r=O;K(this.#i),W(this.#i),et(this.#i.ctx);try{return Vt.ensure(),e()}finally{K(t),W(n),et(r)}}#w(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#S(t),this.#o&&Wn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#w(e,t)}update_pending_count(e,t){this.#w(e,t),this.#l+=e,!(!this.#m||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#m&&nn(this.#m,this.#l)}))}get_effect_pending(){return this.#h(),Z(this.#m)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#y()||this.#T(e)})):this.#T(e)}#T(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),Me(),D(Ne()));let t=this.#n.failed,n=e=>{if(this.#y())return;let{reset:n,invoke_onerror:r}=this.#v(e);r(),t&&!this.#y()&&(this.#s=this.#C(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};k(()=>{if(!this.#y()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}},Zr=!0;function Qr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function $r(e,t){return ti(e,t)}var ei=new Map;function ti(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){hn();var l=void 0,u=Mn(()=>{var u=n??t.appendChild(F());Yr(u,{pending:()=>{}},t=>{rt({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),Zr=s,l=e(t,i)||at(),Zr=!0,w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw De(),Se;it()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=Tr(r);for(let e of[t,document]){var a=ei.get(e);a===void 0&&(a=new Map,ei.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Ir,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(Dr)),Or.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=ei.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Ir),r.delete(e),r.size===0&&ei.delete(n)):r.set(e,i)}Or.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return ni.set(l,u),l}var ni=new WeakMap,ri=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Kn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Kn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Jn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Wn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=xn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ii=0,ai=1,oi=2;function si(e,t,n,r,i){w&&Ae();var a=ot(),o=C,s=a?Qt(o):$t(o,!1,!1),c=a?Qt(o):$t(o,!1,!1),l=new ri(e);Ln(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(Ne()),T(!1)),p(o)){var f=yt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Vt.ensure();try{e()}finally{bt(!1),Ft||Ht()}}};o.then(t=>{e(()=>{nn(s,t),l.ensure(ai,r&&(e=>r(e,s)))})},t=>{e(()=>{if(nn(c,t),l.ensure(oi,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ii,n):k(()=>{m||e(()=>{l.ensure(ii,n)})})}else nn(s,o),l.ensure(ai,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function ci(e,t,n=!1){var r;w&&(r=E,Ae());var i=new ri(e),a=n?re:0;function o(e,t){if(w){var n=Pe(r);if(e!==parseInt(n.substring(1))){var a=Ne();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Ln(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var li=Symbol(`NaN`);function ui(e,t,n){w&&Ae();var r=new ri(e),i=!ot();Ln(()=>{var e=t();e!==e&&(e=li),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function di(e,t){w&&D(I(e)),Fn(()=>{var n=t();for(var r in n){var i=n[r];i==null||i===``?e.style.removeProperty(r):e.style.setProperty(r,i)}})}function fi(e,t){return t}function pi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Wn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;mi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;bn(d),d.append(u),e.items.clear()}mi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function mi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Jn(a,document.createDocumentFragment())):V(t[i],n)}}var hi;function gi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&Ae();var d=null,f=Et(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,vi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,bi(d,null,c)):Kn(d):Wn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Ln(()=>{var e=Z(f),t=e.length;let r=!1;w&&Pe(c)===`[!`!=(t===0)&&(c=Ne(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=xn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&nn(S.v,b),S.i&&nn(S.i,y),v&&_.unskip_effect(S.e)):(S=yi(l,m?c:hi??=F(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(hi??=F())),d.f|=oe)),t>u.size&&Be(``,``,``),w&&t>0&&D(Ne()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function _i(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function vi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=_i(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Kn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)bi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),xi(e,d,_),xi(e,_,y),bi(_,y,n),d=_,p=[],m=[],l=_i(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)bi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);xi(e,S.prev,ee.next),xi(e,d,S),xi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),bi(_,l,n),xi(e,_.prev,_.next),xi(e,_,d===null?e.effect.first:d.next),xi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=_i(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=_i(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(mi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=_i(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}pi(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function yi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Qt(n):$t(n,!1,!1):null,l=o&2?Qt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function bi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function xi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Si(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=D(I(c)))}In(()=>{var e=G;if(s===(s=t()??``))w&&Ae();else if(n&&!w)e.nodes=null,c.innerHTML=s,s!==``&&Q(I(c),c.lastChild);else if(e.nodes!==null&&(Hn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=E.data,l=Ae(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=L(l);if(l===null)throw De(),Se;Q(E,u),o=D(l)}else{var d=Sn(r?`svg`:i?`math`:`template`,r?we:i?Te:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Q(I(f),f.lastChild),r||i)for(;I(f);)o.before(I(f));else o.before(f)}}})}function Ci(e,t,...n){var r=new ri(e);Ln(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function wi(e,t,n){var r;w&&(r=E,Ae());var i=new ri(e);Ln(()=>{var e=t()??null;if(w&&Pe(r)===`[`!=(e!==null)){var a=Ne();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}var Ti=()=>performance.now(),Ei={tick:e=>requestAnimationFrame(e),now:()=>Ti(),tasks:new Set};function Di(){let e=Ei.now();Ei.tasks.forEach(t=>{t.c(e)||(Ei.tasks.delete(t),t.f())}),Ei.tasks.size!==0&&Ei.tick(Di)}function Oi(e){let t;return Ei.tasks.size===0&&Ei.tick(Di),{promise:new Promise(n=>{Ei.tasks.add(t={c:e,f:n})}),abort(){Ei.tasks.delete(t)}}}function ki(e,t){gt(()=>{e.dispatchEvent(new CustomEvent(t))})}function Ai(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function ji(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Ai(n.trim());t[i]=r.trim()}return t}var Mi=e=>e,Ni=null;function Pi(e,t,n){var r=(Ni??G).nodes,i,a,o,s=null;r.a??={element:e,measure(){i=this.element.getBoundingClientRect()},apply(){if(o?.abort(),a=this.element.getBoundingClientRect(),i.left!==a.left||i.right!==a.right||i.top!==a.top||i.bottom!==a.bottom){let e=t()(this.element,{from:i,to:a},n?.());o=Ii(this.element,e,void 0,1,()=>{},()=>{o?.abort(),o=void 0})}},fix(){if(!e.getAnimations().length){var{position:t,width:n,height:r}=getComputedStyle(e);if(t!==`absolute`&&t!==`fixed`){var a=e.style;s={position:a.position,width:a.width,height:a.height,transform:a.transform},a.position=`absolute`,a.width=n,a.height=r;var o=e.getBoundingClientRect();if(i.left!==o.left||i.top!==o.top){var c=`translate(${i.left-o.left}px, ${i.top-o.top}px)`;a.transform=a.transform?`${a.transform} ${c}`:c}}}},unfix(){if(s){var t=e.style;t.position=s.position,t.width=s.width,t.height=s.height,t.transform=s.transform}}},r.a.element=e}function Fi(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return gt(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){t.inert=u,i?(a||f?.abort(),f=Ii(t,m(),p,1,()=>{ki(t,`introstart`)},()=>{ki(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})):(p?.abort(),p?.reset?.())},out(e){a?(t.inert=!0,p=Ii(t,m(),f,0,()=>{ki(t,`outrostart`)},()=>{ki(t,`outroend`),e?.()})):(e?.(),l=void 0)},stop:()=>{f?.abort(),p?.abort()}},g=G;if((g.nodes.t??=[]).push(h),i&&Zr){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&Nn(()=>{hr(()=>h.in())})}}function Ii(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return k(()=>{s||(c=Ii(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Mi}=t;var h,g=()=>1-r;return k(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=ji(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=ji(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&Oi(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Li(e,t,n){Nn(()=>{var r=hr(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Fn(()=>{var e=n();gr(e),i&&Ie(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function Ri(e,t){var n=void 0,r;Rn(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{Nn(()=>n(e))})))})}function zi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=zi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Bi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=zi(e))&&(r&&(r+=` `),r+=t);return r}function Vi(e){return typeof e==`object`?Bi(e):e??``}var Hi=[...` 	
\r\f\xA0\v﻿`];function Ui(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Hi.includes(r[o-1]))&&(s===r.length||Hi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Wi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Gi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ki(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Gi)),i&&c.push(...Object.keys(i).map(Gi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Gi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Wi(r)),i&&(n+=Wi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function qi(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=Ui(n,r,a);(!w||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ji(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Yi(e,t,n,r){var i=e[_e];if(w||i!==t){var a=Ki(t,r);(!w||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Ji(e,n?.[0],r[0]),Ji(e,n?.[1],r[1],`important`)):Ji(e,n,r));return r}function Xi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Zi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Qi(e,!n||`__value`in e))}function Qi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=na(c);Xi(c,i?a.includes(l):ln(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function $i(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Oe();for(var i of t.options)i.selected=n.includes(na(i))}else{for(i of t.options)if(ln(na(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function ea(e){var t=new MutationObserver(t=>{t.every(ra)||(`__defaultValue`in e&&Qi(e,!1),`__value`in e&&$i(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),On(()=>{t.disconnect()})}function ta(e,t,n=t){var r=new WeakSet,i=!0;_t(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),na);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&na(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Nn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if($i(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=na(s),n(a))}e.__value=a,i=!1})}function na(e){return`__value`in e?e.__value:e.value}function ra(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ia=Symbol(`class`),aa=Symbol(`style`),oa=Symbol(`is custom element`),sa=Symbol(`is html`),ca=xe?`link`:`LINK`,la=xe?`input`:`INPUT`,ua=xe?`option`:`OPTION`,da=xe?`select`:`SELECT`,fa=xe?`progress`:`PROGRESS`;function pa(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ga(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ga(e,`checked`,null),e.checked=r}}};e[ye]=n,k(n),ht()}}function ma(e,t){var n=ya(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===fa)&&(e.value=t??``)}function ha(e,t){var n=ya(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ga(e,t,n,r){var i=ya(e);w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ca)||i[t]!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&xa(e).has(t)?e[t]=n:e.setAttribute(t,n))}function _a(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===la&&(`defaultValue`in n||`defaultChecked`in n||pa(e));var o=ya(e),s=o[oa],c=!o[sa];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===ua,f=e.nodeName===da;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Vi(n.class):(r||n[ia])&&(n.class=null),n[aa]&&(n.style??=null);var m=xa(e);if(e.nodeName===la&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ga(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)qi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[ia],n[ia]),u[i]=l,u[ia]=n[ia];else if(i===`style`)Yi(e,l,t?.[aa],n[aa]),u[i]=l,u[aa]=n[aa];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=br(r);if(vr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Mr(r,e,l),Nr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=kr(r,e,a,t)}}else if(i===`style`)ga(e,i,l);else if(i===`autofocus`)pt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===fa)&&(e.value=l);else if(i===`selected`&&d)Xi(e,l);else{var y=i;c||(y=Cr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&ga(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function va(e,t,n=[],r=[],i=[],a,o=!1,s=!1){vt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===da,l=!1;if(Rn(()=>{var u=t(...n.map(Z)),d=_a(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Zi(f,u.defaultValue),`value`in u&&$i(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description===`@attach`&&(!r||p!==r[t])&&(i[t]&&V(i[t]),i[t]=B(()=>Ri(e,()=>p))),d[t]=p}r=d}),c){var u=e;Nn(()=>{var e=r;`defaultValue`in e&&Zi(u,e.defaultValue),$i(u,e.value,!0),ea(u)})}l=!0})}function ya(e){return e[he]??={[oa]:e.nodeName.includes(`-`),[sa]:e.namespaceURI===Ce}}var ba=new Map;function xa(e){var t=e.getAttribute(`is`)||e.nodeName,n=ba.get(t);if(n)return n;ba.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Sa(e,t,n=t){var r=new WeakSet;_t(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Da(e)?Oa(a):a,n(a),j!==null&&r.add(j),await fr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||hr(t)==null&&e.value)&&(n(Da(e)?Oa(e.value):e.value),j!==null&&r.add(j)),Fn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}Da(e)&&n===Oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Ca=new Set;function wa(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),_t(n,`change`,()=>{var e=n.__value;a&&(e=Ea(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Fn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=ln(n.__value,e)}),On(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Ca.has(o)||(Ca.add(o),k(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Ca.delete(o)})),k(()=>{if(s){var e=a?Ea(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ta(e,t,n=t){_t(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||hr(t)==null)&&n(e.checked),Fn(()=>{e.checked=!!t()})}function Ea(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Da(e){var t=e.type;return t===`number`||t===`range`}function Oa(e){return e===``?null:+e}function ka(e,t){return e===t||e?.[ue]===t}function Aa(e=at(),t,n,r){var i=O.r,a=G;return Nn(()=>{var o,s;return Fn(()=>{o=s,s=r?.()||[],hr(()=>{ka(n(...s),e)||(t(e,...s),o&&ka(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ka(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ja(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Fn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&On(()=>{n.removeEventListener(t,a)})}var Ma=!1;function Na(e){var t=Ma;try{return Ma=!1,[e(),Ma]}finally{Ma=t}}var Pa={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Fa(e,t,n){return new Proxy({props:e,exclude:t},Pa)}function Ia(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=St(r),Z(u)):(l&&(l=!1,c=s?hr(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Na(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ge(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?St:Et)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?sn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Xn&&v||b.f&16384?y.v:Z(y)})}function La(e){O===null&&Re(`onMount`),kn(()=>{let t=hr(e);if(typeof t==`function`)return t})}function Ra(e){O===null&&Re(`onDestroy`),La(()=>()=>hr(e))}var za=`veillee.settings`;function Ba(){return{language:(navigator.languages??[]).map(e=>e.slice(0,2)).find(e=>e===`fr`||e===`en`)??`en`,theme:`system`,motion:`system`,cardSize:`medium`,hints:!1,sound:!1,timer:!0,story:!0,keys:{},name:``,colour:0}}function Va(){try{return JSON.parse(localStorage.getItem(za)??`{}`)}catch{return{}}}var Ha=sn({...Ba(),...Va()});function Ua(){try{localStorage.setItem(za,JSON.stringify(Ha))}catch{}}function Wa(e){let t=typeof matchMedia==`function`?matchMedia(e):void 0,n=N(sn(t?.matches??!1));return t?.addEventListener(`change`,e=>P(n,e.matches,!0)),()=>Z(n)}var Ga=Wa(`(prefers-color-scheme: light)`),Ka=Wa(`(prefers-reduced-motion: reduce)`),qa=()=>Ha.theme===`system`?Ga()?`day`:`night`:Ha.theme,Ja=()=>Ha.motion===`system`?Ka():Ha.motion===`less`,Ya=e=>Ja()?0:e,Xa=`### The server room: what happens at a table, and what the house refuses; English

## What happens

house-created = The table is laid.
house-sat = { $name } sits down.
house-stood = { $name } stands up.
house-bot-sat = A bot sits down at seat { $who }.
house-opened = Seat { $who } is open.
house-started = The game begins.
house-removed = The host frees { $name }’s seat.
house-hosted = { $name } is the host now.
house-offline = { $name } is offline.
house-offline-host = The host is offline.
house-online = { $name } is online again.
house-online-host = The host is online again.
house-seat-back = { $name } is back: the bot hands the seat over.
house-stood-in = A bot plays for { $name }.
house-waited = We go on waiting for { $name }.
house-asked = Somebody asks for { $name }’s seat.
house-given = { $name } plays on with another device, as the host agreed.
house-not-given = The host has not given { $name }’s seat away.
house-undone = { $who } takes back “{ $move }”.
house-thinks-again = { $who } takes an act back and thinks again.
house-taken-up = { $who } takes the plan up again.
house-hinted = You asked what your moves promise.
house-gave-up = { $who } gives the game up.
house-left = { $name } leaves; a bot plays on for them.
house-returned = { $name } is back.
house-moved = { $name } goes on playing on another device.
house-linked = A link that moves your seat to another device was made.
house-timed-out = { $who } is out of time: a bot finishes the turn.
house-emoted = { $who }: { house-emote }
house-emote = { $emote ->
    [hello] Hello!
    [well-done] Well done!
    [thanks] Thank you!
    [oops] Oops…
    [wow] Wow!
    [thinking] Let me think…
    [hurry] Your turn!
   *[good-game] Good game!
}
house-rematched = The next game is at table { $code }.

## What is refused

house-bad-field = The request cannot be used: { $where } ({ $problem }).
house-bad-message = The message cannot be understood ({ $where }).
house-bad-name = A name has 1 to { $most } visible characters.
house-bad-deal = A deal is asked for by its day, by its grade or by its seed, and only where one person plays alone.
house-bad-day = The deal of the day is for today, not for { $day }.
house-deal-plain = Deals are for the usual edition, and the deal of the day is for the rules as they are written.
house-bot-plays = A bot is playing seat { $seat } for you: come back to your seat first.
house-damaged = The log of table { $table } is damaged: its entry { $number } makes no sense. Whoever runs the house can export it.
house-id-used = This action id already stands for something else; nothing has happened.
house-host-only = Only the host of the table can do this.
house-link-spent = This link does not work any more: it moves a seat once, and only the newest one does.
house-no-certificate = The deal of this table has no certificate.
house-no-guest = Please give yourself a name first.
house-no-hints = There are no hints in this game.
house-no-lan = The house cannot be opened to the home network here.
house-no-method = This address does not know { $method }.
house-no-seat = There is no seat { $seat }; the table has { $seats }.
house-no-seat-of-yours = You have no seat at this table.
house-no-such-deal = Among { $tries } deals with these rules none is { $grade ->
    [1] gentle
    [2] fair
    [3] tricky
   *[4] hard
}: choose { $nearest ->
    [0] another grade
    [1] a gentle one
    [2] a fair one
    [3] a tricky one
   *[4] a hard one
}.
house-no-edition = There is no edition “{ $edition }” here; there is { $known }, or bring a card file of your own.
house-no-card-file = There is no card file “{ $file }” in the folder of this house.
house-no-table = There is no table { $table }.
house-nobody-else = At seat { $seat } there is nobody but you.
house-no-winning-line = There is no other way to show: this game was won, or could never be.
house-not-found = There is nothing at this address.
house-not-over = This can be seen once the game is over.
house-not-started = The game has not begun yet.
house-not-vacant = Seat { $seat } is not to be had: its person is there and plays.
house-not-your-seat = Seat { $seat } is not yours.
house-one-player-only = This is only possible where one person plays alone.
house-phase-gathering = The game has not begun yet.
house-phase-over = The game is over.
house-phase-playing = The game has begun already.
house-seat-taken = Seat { $seat } is taken.
house-seats-open = There are open seats: wait for somebody, or put a bot there.
house-statistics-altered = This statistics file was altered or is damaged; nothing was changed.
house-statistics-other = This is not a statistics file of Veillée for this game; nothing was changed.
house-storage = The house cannot write its log just now; nothing has happened. Please try again.
house-this-machine-only = This can only be done on the machine that the house runs on.
house-time-spent = Your time is spent: a bot finishes the turn at seat { $seat }.
house-too-fast = That was too fast: please wait a moment.
house-too-large = That is too large: { $most } bytes at most.
house-too-late = Something else has happened in the meantime.
house-wrong-origin = This request comes from a page that is not ours.
`,Za=`### The browser: the evening around the tables, English

## Who is there

web-time-s = { $s }\xA0s
web-time-min = { $min }\xA0min
web-time-min-s = { $min }\xA0min\xA0{ $s }\xA0s
web-time-h = { $h }\xA0h
web-state-here = here
web-state-offline = offline for { $time }
web-state-bot = a bot plays in their place
web-state-back = back
web-turn-offline = { $who }’s turn, offline
web-waiting-offline = It is { $who }’s turn, offline for { $time }.
web-bot-soon = A bot plays in { $time }.
web-host-may = You may let a bot play.

web-your-colour = Your colour
web-colour = { $n ->
    [1] amber
    [2] mint
    [3] lilac
    [4] coral
    [5] sky
   *[6] lime
}

## The host’s menu

web-seat-menu = What about { $who }?
web-is-offline = { $who } is offline
web-is-played = A bot plays for { $who }
web-menu-note = { $state ->
    [offline] The line has been down for { $time }. You are the host: choose, or wait.
    [bot] The seat goes back to { $who } on their return.
   *[here] { $who } is at the table. You are the host.
}
web-menu-bot = A bot plays for { $who }
web-menu-bot-note = { $state ->
    [offline] from now on; the seat is theirs again when they are back
   *[here] until { $who } takes the seat back
}
web-menu-wait = Wait another { $time }
web-menu-wait-note = otherwise a bot plays by itself in { $time }
web-menu-code = The code of this seat
web-menu-code-note = for another phone, or for somebody else; the whole table will see it
web-menu-host = { $who } becomes the host
web-menu-host-note = and decides in your place
web-menu-remove = Free { $who }’s seat
web-menu-remove-note = the game has not begun: somebody else may sit down
web-menu-return = Back
web-people = Around the table
web-host-gone = The host is offline
web-host-gone-note = Anybody may start the game. The host’s seat waits; a bot plays there meanwhile.
web-start-without = Start without the host
web-become-host = Become the host

## A seat, elsewhere

web-seat-elsewhere = My seat on another device
web-seat-elsewhere-title = Your seat, elsewhere
web-seat-elsewhere-note = Point the other device at this code: it takes your seat, and this one becomes a spectator.
web-seat-of = { $who }’s seat
web-seat-qr = QR code of { $who }’s seat
web-seat-once = Works once.
web-seat-copy = Copy the link of the seat
web-seat-only-you = Send it only to whoever is to play there: whoever opens it plays this seat. To invite somebody, use the other link.
web-invite-watch = Invite, or let others watch
web-who-title = Who are you?
web-who-note = The game has begun. If the seat is yours, the host gives it back.
web-who-me = I am { $who }
web-who-watch = Only watch
web-who-asked = The host has to answer…
web-wish-title = “I am { $who }”
web-wish-note = { $name } asks for this seat from another device, with its cards. Is it the right person?
web-wish-yes = Yes, give the seat back
web-wish-no = No, that is somebody else
web-wish-all = The whole table sees who was given the seat. The old device becomes a spectator.

## The line

web-line-down = The line has been down for { $time }.
web-line-down-note = Trying again in a moment. The game goes on at the house.
web-line-retry = Try now
web-unsent = Waiting to be sent
web-unsent-note = Nothing is played until the house has answered. When the line is back: sent if it is still allowed, otherwise you are told.
web-unsent-drop = Drop this move

## The form

web-stand-in = For whoever is offline
web-stand-in-off = Wait, without a bot
web-stand-in-after = A bot plays after { $min }\xA0min
`,Qa=`### The browser: words of the screens, English

## The house

web-title = Veillée
web-tagline = Cards, a lamp,
web-tagline-2 = snow outside.
web-pitch = Four games for winter evenings: alone, as a family or from afar.
web-home = Home
web-back = Back
web-close = Close
web-skip-content = Skip to the content
web-play = Play
web-soon = Not built yet
web-players = { $least } to { $most }
web-minutes = { $n } min
web-players-label = Players
web-time-label = Length
web-game-fairy-lights = Fairy Lights
web-game-reussite = Réussite de Noël
web-game-sun-moon = Sun and Moon
web-game-fairy-school = Fairy School
web-pitch-fairy-lights = Push your luck, then light up your bulbs three by three.
web-pitch-reussite = Four columns, thirty-two cards, and one Santa for each column.
web-pitch-sun-moon = One sky from dawn to night, fought over card by card.
web-pitch-fairy-school = Ten clearings, five elements and a spiral of kindness.
web-join-title = Somebody waiting for you?
web-join-code = Code of the table
web-join = Join
web-join-bad = A code has five letters or digits.
web-resume = Your tables
web-resume-turn = Your turn
web-resume-go = Go on
web-resume-lobby = Waiting for players
web-resume-playing = Game in progress
web-resume-over = Game finished
web-resume-with = Table { $code }
web-resume-people = With { $who }
web-forget = Forget this table
web-language = Language
web-theme = Theme
web-theme-night = Night
web-theme-day = Day
web-theme-system = As the system
web-settings = Settings
web-rules = Rules
web-rules-table = Table { $n } of the rules
web-nowhere = Nothing here but snow.
web-nowhere-note = This address leads nowhere. The lamp is on at home.
web-loading = One moment…
web-first-time = The house is getting ready. This happens the first time only and takes about a minute.
web-error = That did not work.
web-offline = No connection. Trying again…
web-online = The connection is back.
web-stopped = The table cannot be reached any more.

## A new table

web-new = New table
web-your-name = Your name
web-name-default = Snowflake
web-name-hint = As the others will see you, 24 letters at most.
web-seats = Seats
web-seat-n = Seat { $n }
web-kind-me = On this device
web-kind-open = Open, by invitation
web-bot-rabbit = Rabbit bot, a beginner
web-bot-hedgehog = Hedgehog bot, plays with care
web-bot-fox = Fox bot, looks ahead
web-bot-owl = Owl bot, sees far
web-bot-greedy = Bot, careful player
web-bot-random = Bot, plays at random
web-bot-strong = Bot, strong player
web-bot-other = Bot: { $bot }
web-bot-name = { $bot ->
    [rabbit] Rabbit bot
    [hedgehog] Hedgehog bot
    [fox] Fox bot
    [owl] Owl bot
    [greedy] Careful bot
    [random] Random bot
    [strong] Strong bot
   *[other] Bot
} { $n }
web-add-seat = Add a seat
web-remove-seat = Remove seat { $n }
web-name-of-seat = Name at seat { $n }
web-cards-own = A card file of my own
web-cards-file = Card file (.toml)
web-cards-about = It is checked here and kept with the table and its replay: your friends need nothing.
web-cards-checking = The cards are being checked …
web-cards-large = { $file } is too large: a card file has { $most } kB at most.
web-cards-broken = In the house’s folder, { $file } cannot be used.
web-cards-problems = { $n ->
    [one] { $file } cannot be played yet; one thing is wrong:
   *[other] { $file } cannot be played yet; { $n } things are wrong:
}
web-cards-good = “{ $title }” can be played.
web-cards-hash = Checksum { $hash }
web-cards-table = Cards: “{ $title }”, from { $file } (checksum { $hash })
web-pace = Pace of the bots
web-pace-human = As people do
web-pace-instant = At once
web-clock = Clock
web-clock-none = None
web-clock-family = 5 minutes, plus 20 seconds a turn
web-clock-quick = 2 minutes, plus 10 seconds a turn
web-pairs = Partners sit opposite each other: seats { $one } play against seats { $two }.
web-variants = Variants
web-switches = Rule switches
web-switches-changed = { $n ->
    [0] all as usual
    [one] 1 changed
   *[other] { $n } changed
}
web-switches-note = Where the rules are open to doubt, this table may play either way.
web-switches-usual = All as usual
web-create = Set the table
web-quick = Play against two bots

## The lobby

web-lobby = Table { $code }
web-invite = Invite
web-invite-link = Link of the table
web-invite-code = Code
web-copy = Copy the link
web-copied = Copied.
web-qr = QR code of the link to this table
web-local-only = This link works on this machine only.
web-lan-on = Open to the home network
web-lan-off = Close to the home network
web-lan-note = Phones and tablets on your network can then join.
web-sit = Sit here
web-stand = Stand up
web-seat-free = Free
web-seat-you = You
web-seat-host = host
web-fill-bot = Put a bot here
web-fill-open = Free this seat
web-start = Start the game
web-start-wait = Waiting for somebody to take the free seats.
web-start-host = Waiting for the host to start.
web-spectators = { $n ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $n } people are watching
}

## The table

web-your-turn = Your turn
web-your-turn-name = Your turn, { $who }
web-turn-of = { $who }’s turn
web-turn-title = ● Your turn
web-waiting = { $n ->
    [one] { $who } is playing…
   *[other] { $who } are playing…
}
web-clock-yours = Your clock:
web-watching = You are watching
web-table = Table
web-others = The other players
web-your-acts = Your moves
web-cards-word = { $n ->
    [one] card
   *[other] cards
}
web-cards = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}
web-seat-playing = playing
web-seat-last = played last
web-seat-bot = bot
web-seat-waiting = waiting
web-log = Log
web-log-empty = Nothing has happened yet.
web-undo = Undo
web-why-not = Why not?
web-rule = Rule { $clause }
web-leave = Leave
web-leave-sure = Leave the table? A bot plays on for you until you come back.
web-return = Come back to my seat
web-left-note = A bot is playing your seat.
web-emote = Say something
web-emote-hello = Hello!
web-emote-well-done = Well done!
web-emote-thanks = Thank you!
web-emote-oops = Oops!
web-emote-wow = Wow!
web-emote-thinking = I’m thinking…
web-emote-hurry = Ready when you are.
web-emote-good-game = Good game!
web-said = { $who }: { $what }
web-claiming = Taking over the seat…
web-recap = While you were away
web-recap-more = { $n ->
    [one] 1 earlier line is in the log.
   *[other] { $n } earlier lines are in the log.
}
web-curtain = Please hand the device to { $who }
web-curtain-note = Nobody else should look now.
web-curtain-open = I am { $who }

## The end

web-count = The count
web-counting = The count…
web-skip = Skip
web-count-who = Player
web-count-total = Total
web-winner = Winner:
web-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
web-rematch = Play again
web-new-deal = A new deal
web-same-deal = This deal again
web-statistics = Statistics
web-rematch-go = Go to the next table
web-watch-replay = Watch the replay

## The replay

web-replay = Replay
web-replay-step = Step { $n } of { $total }
web-replay-first = To the start
web-replay-prev = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-jump = Jump to a step
web-replay-line = Moves
web-replay-played = As played
web-replay-winning = The way that wins
web-replay-view = Seen by
web-replay-spectator = A spectator
web-replay-truth = The whole truth
web-replay-save = Save as text

## Settings

web-set-motion = Motion
web-motion-system = As the system
web-motion-full = All
web-motion-less = Less
web-set-cards = Card size
web-size-small = Small
web-size-medium = Medium
web-size-large = Large
web-set-sound = Sound
web-set-hints = Odds and hints always on the table
web-on = On
web-off = Off
web-devices = Your devices
web-devices-note = Whoever has your browser, or a copy of its cookie, plays as you. Sign out everywhere else and only this device stays.
web-devices-sign-out = Sign out on my other devices
web-devices-done = Only this device is signed in now.
web-set-keys = Keys
web-settings-note = Kept in this browser only.

## Keys

web-keys = Keys
web-table-menu = Menu of the table
web-keys-all = All keys
web-keys-note = Arrows move within a group, Enter or Space choose, Esc lets go.
web-keys-change = Change the key for “{ $act }”
web-keys-press = Press a key…
web-keys-usual = Back to the usual keys
web-key-help = This help
web-key-undo = Undo
web-key-redo = Redo (where a game has it)
web-key-hint = Odds and hints
web-key-end = Confirm what is chosen
web-key-last = Read what happened last
web-key-table = Read the table
web-key-mine = Read my side of the table
web-key-scores = Read everybody’s side
web-key-command = Type a move
web-key-draw = Draw or reveal a card
web-key-choice = Choice { $n }
web-command = Type a move
web-command-go = Play
web-redo = Redo
web-give-up = Give up
web-give-up-sure = The game ends here and counts as given up. You can then see how it could still be won. Do you want that?
web-set-timer = Clock of games for one
web-set-story = Tell what each phase brought
web-no-redo = There is nothing to redo here.
web-hints-off = Hints are off.

## Read aloud

web-read-result = { $who }: { $total }.

## A first game, step by step

web-learn = Learn by playing
web-learn-title = A first game
web-learn-step = { $n } of { $total }
web-learn-go = Go on
web-learn-other = That would be allowed too, but try this for now:
web-learn-not = That is not possible now; try this:
web-learn-friend = Noor
web-learn-friend-2 = Sacha
web-learn-again = Once more from the start
web-learn-first = Never played it?

## A game without a drawing

web-plain-pitch = A game of this house, told in words at a plain table.
web-plain-keys = the moves, in their order
web-plain-edition = Edition
web-plain-command = Type a move as it stands on its button, or in the game’s own short form
web-plain-yes = yes
web-plain-no = no
`,$a=`### La salle du serveur : ce qui se passe à une table, et ce que la maison refuse ; français

## Ce qui se passe

house-created = La table est mise.
house-sat = { $name } prend place.
house-stood = { $name } se lève.
house-bot-sat = Un robot prend la place { $who }.
house-opened = La place { $who } est libre.
house-started = La partie commence.
house-removed = L’hôte libère la place de { $name }.
house-hosted = { $name } devient l’hôte.
house-offline = { $name } est hors ligne.
house-offline-host = L’hôte est hors ligne.
house-online = { $name } est de nouveau en ligne.
house-online-host = L’hôte est de nouveau en ligne.
house-seat-back = { $name } est de retour : le robot lui rend sa place.
house-stood-in = Un robot joue pour { $name }.
house-waited = On attend encore { $name }.
house-asked = Quelqu’un demande la place de { $name }.
house-given = { $name } reprend sa place sur un autre appareil, avec l’accord de l’hôte.
house-not-given = L’hôte n’a pas donné la place de { $name }.
house-undone = { $who } reprend « { $move } ».
house-thinks-again = { $who } reprend un coup et réfléchit encore.
house-taken-up = { $who } reprend son plan.
house-hinted = Vous avez demandé ce que valent vos coups.
house-gave-up = { $who } abandonne la partie.
house-left = { $name } s’en va ; un robot joue à sa place.
house-returned = { $name } est de retour.
house-moved = { $name } continue sur un autre appareil.
house-linked = Un lien qui déplace votre place vers un autre appareil a été créé.
house-timed-out = { $who } n’a plus de temps : un robot termine le tour.
house-emoted = { $who } : { house-emote }
house-emote = { $emote ->
    [hello] Bonjour !
    [well-done] Bien joué !
    [thanks] Merci !
    [oops] Oups…
    [wow] Ouah !
    [thinking] Je réfléchis…
    [hurry] À vous !
   *[good-game] Belle partie !
}
house-rematched = La prochaine partie est à la table { $code }.

## Ce qui est refusé

house-bad-field = La demande est inutilisable : { $where } ({ $problem }).
house-bad-message = Le message est incompréhensible ({ $where }).
house-bad-name = Un nom a de 1 à { $most } caractères visibles.
house-bad-deal = Une donne se demande par son jour, par son niveau ou par sa graine, et seulement là où une personne joue seule.
house-bad-day = La donne du jour est celle d’aujourd’hui, pas du { $day }.
house-deal-plain = Les donnes sont pour l’édition habituelle, et la donne du jour pour la règle telle qu’elle est écrite.
house-bot-plays = Un robot joue pour vous à la place { $seat } : revenez d’abord à votre place.
house-damaged = Le journal de la table { $table } est abîmé\xA0: son entrée { $number } n’a pas de sens. La personne qui tient la maison peut l’exporter.
house-id-used = Cet identifiant d’action désigne déjà autre chose ; rien ne s’est passé.
house-host-only = C’est réservé à la personne qui a ouvert la table.
house-link-spent = Ce lien ne marche plus : il déplace une place une seule fois, et seul le plus récent est valable.
house-no-certificate = La donne de cette table n’a pas de certificat.
house-no-guest = Donnez-vous d’abord un nom, s’il vous plaît.
house-no-hints = Il n’y a pas d’indices dans ce jeu.
house-no-lan = La maison ne peut pas être ouverte au réseau domestique ici.
house-no-method = Cette adresse ne connaît pas { $method }.
house-no-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
house-no-seat-of-yours = Vous n’avez pas de place à cette table.
house-no-such-deal = Parmi { $tries } donnes avec ces règles, aucune n’est { $grade ->
    [1] douce
    [2] tranquille
    [3] délicate
   *[4] coriace
} : choisissez { $nearest ->
    [0] un autre niveau
    [1] une donne douce
    [2] une donne tranquille
    [3] une donne délicate
   *[4] une donne coriace
}.
house-no-edition = Il n’y a pas d’édition « { $edition } » ici ; il y a { $known }, ou apportez votre propre fichier de cartes.
house-no-card-file = Il n’y a pas de fichier de cartes « { $file } » dans le dossier de cette maison.
house-no-table = Il n’y a pas de table { $table }.
house-nobody-else = À la place { $seat }, il n’y a personne d’autre que vous.
house-no-winning-line = Il n’y a pas d’autre chemin à montrer : cette partie a été gagnée, ou ne pouvait pas l’être.
house-not-found = Il n’y a rien à cette adresse.
house-not-over = Ce sera visible une fois la partie terminée.
house-not-started = La partie n’a pas encore commencé.
house-not-vacant = La place { $seat } n’est pas à prendre : sa personne est là et joue.
house-not-your-seat = La place { $seat } n’est pas la vôtre.
house-one-player-only = Ce n’est possible que là où une personne joue seule.
house-phase-gathering = La partie n’a pas encore commencé.
house-phase-over = La partie est terminée.
house-phase-playing = La partie a déjà commencé.
house-seat-taken = La place { $seat } est prise.
house-seats-open = Il reste des places libres : attendez quelqu’un, ou mettez-y un robot.
house-statistics-altered = Ce fichier de statistiques a été modifié ou abîmé ; rien n’a changé.
house-statistics-other = Ce n’est pas un fichier de statistiques de Veillée pour ce jeu ; rien n’a changé.
house-storage = La maison ne peut pas écrire son journal en ce moment ; rien ne s’est passé. Veuillez réessayer.
house-this-machine-only = Ce n’est possible que sur la machine où tourne la maison.
house-time-spent = Votre temps est écoulé : un robot termine le tour à la place { $seat }.
house-too-fast = C’était trop rapide : attendez un instant, s’il vous plaît.
house-too-large = C’est trop grand : { $most } octets au plus.
house-too-late = Autre chose s’est passé entre-temps.
house-wrong-origin = Cette demande vient d’une page qui n’est pas la nôtre.
`,eo=`### Le navigateur : la soirée autour des tables, français

## Qui est là

web-time-s = { $s }\xA0s
web-time-min = { $min }\xA0min
web-time-min-s = { $min }\xA0min\xA0{ $s }\xA0s
web-time-h = { $h }\xA0h
web-state-here = ici
web-state-offline = hors ligne depuis { $time }
web-state-bot = un robot joue à sa place
web-state-back = de retour
web-turn-offline = À { $who }, hors ligne
web-waiting-offline = C’est à { $who }, hors ligne depuis { $time }.
web-bot-soon = Un robot joue dans { $time }.
web-host-may = Vous pouvez laisser un robot jouer.

web-your-colour = Votre couleur
web-colour = { $n ->
    [1] ambre
    [2] menthe
    [3] lilas
    [4] corail
    [5] ciel
   *[6] tilleul
}

## Le menu de l’hôte

web-seat-menu = Que faire pour { $who } ?
web-is-offline = { $who } est hors ligne
web-is-played = Un robot joue pour { $who }
web-menu-note = { $state ->
    [offline] La ligne est coupée depuis { $time }. Vous êtes l’hôte : choisissez, ou attendez.
    [bot] La place revient à { $who } dès son retour.
   *[here] { $who } est à la table. Vous êtes l’hôte.
}
web-menu-bot = Un robot joue pour { $who }
web-menu-bot-note = { $state ->
    [offline] dès maintenant ; la place lui revient à son retour
   *[here] jusqu’à ce que { $who } reprenne sa place
}
web-menu-wait = Attendre encore { $time }
web-menu-wait-note = sinon un robot joue de lui-même dans { $time }
web-menu-code = Le code de cette place
web-menu-code-note = pour un autre téléphone, ou pour quelqu’un d’autre ; toute la table le verra
web-menu-host = { $who } devient l’hôte
web-menu-host-note = et décide à votre place
web-menu-remove = Libérer la place de { $who }
web-menu-remove-note = la partie n’a pas commencé : quelqu’un d’autre peut s’asseoir
web-menu-return = Reprendre
web-people = Autour de la table
web-host-gone = L’hôte est hors ligne
web-host-gone-note = N’importe qui peut lancer la partie. La place de l’hôte l’attend ; un robot y joue en attendant.
web-start-without = Lancer la partie sans l’hôte
web-become-host = Devenir l’hôte

## Une place, ailleurs

web-seat-elsewhere = Ma place sur un autre appareil
web-seat-elsewhere-title = Votre place, ailleurs
web-seat-elsewhere-note = Visez ce code avec l’autre appareil : il reprend votre place, et celui-ci devient spectateur.
web-seat-of = Place de { $who }
web-seat-qr = QR code de la place de { $who }
web-seat-once = Sert une seule fois.
web-seat-copy = Copier le lien de la place
web-seat-only-you = Ne l’envoyez qu’à qui doit y jouer : qui l’ouvre joue à cette place. Pour inviter quelqu’un, c’est l’autre lien.
web-invite-watch = Inviter ou laisser regarder
web-who-title = Qui êtes-vous ?
web-who-note = La partie a commencé. Si c’est votre place, l’hôte vous la rend.
web-who-me = Je suis { $who }
web-who-watch = Regarder seulement
web-who-asked = L’hôte doit répondre…
web-wish-title = « Je suis { $who } »
web-wish-note = { $name } demande cette place depuis un autre appareil, avec ses cartes. Est-ce la bonne personne ?
web-wish-yes = Oui, rendre la place
web-wish-no = Non, ce n’est pas cette personne
web-wish-all = Toute la table voit qui a reçu la place. L’ancien appareil devient spectateur.

## La ligne

web-line-down = Plus de ligne depuis { $time }.
web-line-down-note = Nouvel essai dans un instant. La partie, elle, continue à la maison.
web-line-retry = Essayer maintenant
web-unsent = En attente d’envoi
web-unsent-note = Rien n’est joué tant que la maison n’a pas répondu. Au retour de la ligne : envoyé si c’est encore permis, sinon on vous le dit.
web-unsent-drop = Retirer ce coup

## Le formulaire

web-stand-in = Pour qui est hors ligne
web-stand-in-off = Attendre, sans robot
web-stand-in-after = Un robot joue après { $min }\xA0min
`,to=`### Le navigateur : textes des écrans, français

## La maison

web-title = Veillée
web-tagline = Des cartes, une lampe,
web-tagline-2 = la neige dehors.
web-pitch = Quatre jeux pour les soirs d’hiver, en solo, en famille ou à distance.
web-home = Accueil
web-back = Retour
web-close = Fermer
web-skip-content = Aller au contenu
web-play = Jouer
web-soon = Pas encore construit
web-players = { $least } à { $most }
web-minutes = { $n } min
web-players-label = Nombre de personnes
web-time-label = Durée
web-game-fairy-lights = Fairy Lights
web-game-reussite = Réussite de Noël
web-game-sun-moon = Soleil et Lune
web-game-fairy-school = Fairy School
web-pitch-fairy-lights = Tentez la chance, puis allumez vos ampoules trois par trois.
web-pitch-reussite = Quatre colonnes, trente-deux cartes, et un Père Noël par colonne.
web-pitch-sun-moon = Un même ciel, de l’aube à la nuit, que l’on se dispute carte à carte.
web-pitch-fairy-school = Dix clairières, cinq éléments et une spirale de bonté.
web-join-title = On vous attend ?
web-join-code = Code de la table
web-join = Rejoindre
web-join-bad = Un code compte cinq lettres ou chiffres.
web-resume = Vos tables
web-resume-turn = À vous de jouer
web-resume-go = Reprendre
web-resume-lobby = En attente de monde
web-resume-playing = Partie en cours
web-resume-over = Partie finie
web-resume-with = Table { $code }
web-resume-people = Avec { $who }
web-forget = Oublier cette table
web-language = Langue
web-theme = Thème
web-theme-night = Nuit
web-theme-day = Jour
web-theme-system = Comme le système
web-settings = Réglages
web-rules = Règles
web-rules-table = Tableau { $n } des règles
web-nowhere = Ici, rien que de la neige.
web-nowhere-note = Cette adresse ne mène nulle part. À la maison, la lampe est allumée.
web-loading = Un instant…
web-first-time = La maison se prépare. Cela n’arrive que la première fois et dure environ une minute.
web-error = Cela n’a pas marché.
web-offline = Plus de connexion. Nouvel essai…
web-online = La connexion est revenue.
web-stopped = La table n’est plus joignable.

## Une nouvelle table

web-new = Nouvelle table
web-your-name = Votre nom
web-name-default = Flocon
web-name-hint = Tel que les autres le verront, 24 lettres au plus.
web-seats = Places
web-seat-n = Place { $n }
web-kind-me = Sur cet appareil
web-kind-open = Libre, sur invitation
web-bot-rabbit = Robot Lapin, débute
web-bot-hedgehog = Robot Hérisson, joue avec soin
web-bot-fox = Robot Renard, voit venir
web-bot-owl = Robot Hibou, voit loin
web-bot-greedy = Robot, joue avec soin
web-bot-random = Robot, joue au hasard
web-bot-strong = Robot, joue fort
web-bot-other = Robot : { $bot }
web-bot-name = { $bot ->
    [rabbit] Robot Lapin
    [hedgehog] Robot Hérisson
    [fox] Robot Renard
    [owl] Robot Hibou
    [greedy] Robot appliqué
    [random] Robot au hasard
    [strong] Robot fort
   *[other] Robot
} { $n }
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $n }
web-name-of-seat = Nom à la place { $n }
web-cards-own = Mon propre fichier de cartes
web-cards-file = Fichier de cartes (.toml)
web-cards-about = Il est vérifié ici et gardé avec la table et sa partie enregistrée : vos amis n’ont besoin de rien.
web-cards-checking = Vérification des cartes…
web-cards-large = { $file } est trop gros : un fichier de cartes fait { $most } ko au plus.
web-cards-broken = Dans le dossier de la maison, { $file } est inutilisable.
web-cards-problems = { $n ->
    [one] { $file } ne peut pas encore être joué ; une chose ne va pas :
   *[other] { $file } ne peut pas encore être joué ; { $n } choses ne vont pas :
}
web-cards-good = « { $title } » peut être joué.
web-cards-hash = Empreinte { $hash }
web-cards-table = Cartes : « { $title } », du fichier { $file } (empreinte { $hash })
web-pace = Rythme des robots
web-pace-human = Comme des personnes
web-pace-instant = Immédiat
web-clock = Pendule
web-clock-none = Aucune
web-clock-family = 5 minutes, plus 20 secondes par tour
web-clock-quick = 2 minutes, plus 10 secondes par tour
web-pairs = Les partenaires se font face : les places { $one } jouent contre les places { $two }.
web-variants = Variantes
web-switches = Options de règle
web-switches-changed = { $n ->
    [0] toutes comme d’habitude
    [one] 1 changée
   *[other] { $n } changées
}
web-switches-note = Là où la règle laisse un doute, cette table peut jouer d’une façon ou de l’autre.
web-switches-usual = Tout comme d’habitude
web-create = Dresser la table
web-quick = Jouer contre deux robots

## L’attente

web-lobby = Table { $code }
web-invite = Inviter
web-invite-link = Lien de la table
web-invite-code = Code
web-copy = Copier le lien
web-copied = Copié.
web-qr = QR code du lien vers cette table
web-local-only = Ce lien ne marche que sur cette machine.
web-lan-on = Ouvrir au réseau de la maison
web-lan-off = Fermer au réseau de la maison
web-lan-note = Les téléphones et tablettes de votre réseau pourront alors rejoindre la table.
web-sit = M’asseoir ici
web-stand = Me lever
web-seat-free = Libre
web-seat-you = Vous
web-seat-host = hôte
web-fill-bot = Mettre un robot ici
web-fill-open = Libérer cette place
web-start = Lancer la partie
web-start-wait = Il reste des places libres à prendre.
web-start-host = L’hôte va lancer la partie.
web-spectators = { $n ->
    [0] Personne ne regarde
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}

## La table

web-your-turn = À vous
web-your-turn-name = À vous, { $who }
web-turn-of = À { $who }
web-turn-title = ● À vous
web-waiting = { $n ->
    [one] { $who } joue…
   *[other] { $who } jouent…
}
web-clock-yours = Votre pendule :
web-watching = Vous regardez
web-table = Table
web-others = Les autres
web-your-acts = Vos coups
web-cards-word = { $n ->
    [one] carte
   *[other] cartes
}
web-cards = { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
web-seat-playing = joue
web-seat-last = a joué juste avant
web-seat-bot = robot
web-seat-waiting = attend
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-undo = Annuler
web-why-not = Pourquoi pas ?
web-rule = Règle { $clause }
web-leave = Quitter
web-leave-sure = Quitter la table ? Un robot joue à votre place jusqu’à votre retour.
web-return = Reprendre ma place
web-left-note = Un robot joue à votre place.
web-emote = Dire un mot
web-emote-hello = Bonjour !
web-emote-well-done = Bien joué !
web-emote-thanks = Merci !
web-emote-oops = Oups !
web-emote-wow = Ouah !
web-emote-thinking = Je réfléchis…
web-emote-hurry = Quand vous voulez.
web-emote-good-game = Belle partie !
web-said = { $who } : { $what }
web-claiming = La place vous rejoint…
web-recap = Pendant votre absence
web-recap-more = { $n ->
    [one] 1 ligne plus ancienne est dans le journal.
   *[other] { $n } lignes plus anciennes sont dans le journal.
}
web-curtain = Passez l’appareil à { $who }
web-curtain-note = Que personne d’autre ne regarde.
web-curtain-open = C’est moi, { $who }

## La fin

web-count = Le décompte
web-counting = Le décompte…
web-skip = Passer
web-count-who = Place
web-count-total = Total
web-winner = Victoire :
web-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
web-rematch = Rejouer
web-new-deal = Une nouvelle donne
web-same-deal = La même donne
web-statistics = Statistiques
web-rematch-go = Aller à la table suivante
web-watch-replay = Revoir la partie

## La partie revue

web-replay = Revoir
web-replay-step = Coup { $n } sur { $total }
web-replay-first = Au début
web-replay-prev = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-jump = Aller à un coup
web-replay-line = Coups
web-replay-played = Tels que joués
web-replay-winning = Le chemin qui gagne
web-replay-view = Vue par
web-replay-spectator = Le public
web-replay-truth = Toute la vérité
web-replay-save = Enregistrer en texte

## Réglages

web-set-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Tout
web-motion-less = Moins
web-set-cards = Taille des cartes
web-size-small = Petite
web-size-medium = Moyenne
web-size-large = Grande
web-set-sound = Son
web-set-hints = Chances et conseils toujours sur la table
web-on = Oui
web-off = Non
web-devices = Vos appareils
web-devices-note = Qui a votre navigateur, ou une copie de son cookie, joue à votre place. Déconnectez-vous partout ailleurs et seul cet appareil reste.
web-devices-sign-out = Déconnecter mes autres appareils
web-devices-done = Seul cet appareil est connecté désormais.
web-set-keys = Touches
web-settings-note = Gardés dans ce navigateur seulement.

## Touches

web-keys = Touches
web-table-menu = Menu de la table
web-keys-all = Toutes les touches
web-keys-note = Les flèches vont d’un élément à l’autre, Entrée ou Espace choisit, Échap renonce.
web-keys-change = Changer la touche pour « { $act } »
web-keys-press = Appuyez sur une touche…
web-keys-usual = Revenir aux touches habituelles
web-key-help = Cette aide
web-key-undo = Annuler
web-key-redo = Refaire (là où un jeu le permet)
web-key-hint = Chances et conseils
web-key-end = Valider ce qui est choisi
web-key-last = Lire ce qui vient d’arriver
web-key-table = Lire la table
web-key-mine = Lire mon côté de la table
web-key-scores = Lire le côté de chacun
web-key-command = Écrire un coup
web-key-draw = Piocher ou révéler une carte
web-key-choice = Choix { $n }
web-command = Écrire un coup
web-command-go = Jouer
web-redo = Rétablir
web-give-up = Abandonner
web-give-up-sure = La partie s’arrête ici et compte comme abandonnée. Vous pourrez alors voir comment la gagner. Le voulez-vous ?
web-set-timer = Chronomètre des parties en solo
web-set-story = Raconter ce que chaque phase a apporté
web-no-redo = Il n’y a rien à refaire ici.
web-hints-off = Les conseils sont masqués.

## À voix haute

web-read-result = { $who } : { $total }.

## Une première partie, pas à pas

web-learn = Apprendre en jouant
web-learn-title = Une première partie
web-learn-step = { $n } sur { $total }
web-learn-go = Continuer
web-learn-other = Ce serait permis aussi, mais essayez plutôt ceci :
web-learn-not = Ce n’est pas possible maintenant ; essayez ceci :
web-learn-friend = Noor
web-learn-friend-2 = Sacha
web-learn-again = Recommencer depuis le début
web-learn-first = Jamais joué ?

## Un jeu sans dessin

web-plain-pitch = Un jeu de cette maison, raconté en mots à une table simple.
web-plain-keys = les coups, dans leur ordre
web-plain-edition = Édition
web-plain-command = Écrivez un coup comme sur son bouton, ou dans la forme courte du jeu
web-plain-yes = oui
web-plain-no = non
`,no=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends no{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ro=class extends no{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},io=class e extends no{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof no)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof no&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ao=100,oo=`⁨`,so=`⁩`;function co(e,t,n){return n===t||n instanceof ro&&t instanceof ro&&n.value===t.value||t instanceof ro&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function lo(e,t,n){return t[n]?yo(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function uo(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=fo(e,i.value):n.push(fo(e,i));return{positional:n,named:r}}function fo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ro(t.value,{minimumFractionDigits:t.precision});case`var`:return po(e,t);case`mesg`:return mo(e,t);case`term`:return ho(e,t);case`func`:return go(e,t);case`select`:return _o(e,t);default:return new $}}function po(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof no)return n;switch(typeof n){case`string`:return n;case`number`:return new ro(n);case`object`:if(io.supportsValue(n))return new io(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function mo(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?yo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?yo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function ho(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=uo(e,r).named;let n=yo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=uo(e,r).named;let o=yo(e,a.value);return e.params=null,o}function go(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=uo(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function _o(e,{selector:t,variants:n,star:r}){let i=fo(e,t);if(i instanceof $)return lo(e,n,r);for(let t of n)if(co(e,i,fo(e,t.key)))return yo(e,t.value);return lo(e,n,r)}function vo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ao)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ao}`);r&&n.push(oo),n.push(fo(e,i).toString(e)),r&&n.push(so)}return e.dirty.delete(t),n.join(``)}function yo(e,t){return typeof t==`string`?e.bundle._transform(t):vo(e,t)}var bo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function xo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var So=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Co(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof ro)return new ro(n.valueOf(),{...n.opts,...xo(t,So)});if(n instanceof io)return new ro(n.toNumber(),{...xo(t,So)});throw TypeError(`Invalid argument to NUMBER`)}var wo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function To(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof io||n instanceof ro)return new io(n,xo(t,wo));throw TypeError(`Invalid argument to DATETIME`)}var Eo=new Map;function Do(e){let t=Array.isArray(e)?e.join(` `):e,n=Eo.get(t);return n===void 0&&(n=new Map,Eo.set(t,n)),n}var Oo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Co,DATETIME:To,...t},this._useIsolating=n,this._transform=r,this._intls=Do(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new bo(this,n,t);try{return vo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ko=/^(-?[a-zA-Z][\w-]*) *= */gm,Ao=/\.([a-zA-Z][\w-]*) *= */y,jo=/\*?\[/y,Mo=/(-?[0-9]+(?:\.([0-9]+))?)/y,No=/([a-zA-Z][\w-]*)/y,Po=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Fo=/^[A-Z][A-Z0-9_-]*$/,Io=/([^{}\n\r]+)/y,Lo=/([^\\"\n\r]*)/y,Ro=/\\([\\"])/y,zo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Bo=/^\n+/,Vo=/ +$/,Ho=/ *\r?\n/g,Uo=/( *)$/,Wo=/{\s*/y,Go=/\s*}/y,Ko=/\[\s*/y,qo=/\s*] */y,Jo=/\s*\(\s*/y,Yo=/\s*->\s*/y,Xo=/\s*:\s*/y,Zo=/\s*,?\s*/y,Qo=/\s+/y,$o=class{constructor(e){this.body=[],ko.lastIndex=0;let t=0;for(;;){let n=ko.exec(e);if(n===null)break;t=ko.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ao);){let t=o(Ao),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Io)&&(r=o(Io)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Bo),u([i],i.length)):r?S(r,Vo):null}function u(r=[],i){for(;;){if(n(Io)){r.push(o(Io));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Vo));let c=[];for(let e of r)e instanceof es&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Wo,SyntaxError);let e=f();if(i(Go))return e;if(i(Yo)){let t=h();return i(Go,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Po)){let[,e,t,n=null]=a(Po);if(e===`$`)return{type:`var`,name:t};if(i(Jo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Fo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Zo)}}function m(){let e=f();return e.type===`mesg`&&i(Xo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(jo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ko,SyntaxError);let e;return e=n(Mo)?v():{type:`str`,value:o(No)},i(qo,SyntaxError),e}function _(){if(n(Mo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Mo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Lo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ro))return o(Ro);if(n(zo)){let[,e,t]=a(zo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Qo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ho,`
`),n=Uo.exec(e)[1].length;return new es(t,n)}}},es=class{constructor(e,t){this.value=e,this.length=t}},ts=Object.assign({"../src/veillee/locales/en/server.ftl":Xa,"../src/veillee/locales/en/web-evening.ftl":Za,"../src/veillee/locales/en/web.ftl":Qa,"../src/veillee/locales/fr/server.ftl":$a,"../src/veillee/locales/fr/web-evening.ftl":eo,"../src/veillee/locales/fr/web.ftl":to}),ns={fr:new Oo(`fr`,{useIsolating:!1}),en:new Oo(`en`,{useIsolating:!1})};function rs(e){for(let[t,n]of Object.entries(e))ns[t.includes(`/locales/fr/`)?`fr`:`en`].addResource(new $o(n))}rs(ts);function is(e,t,n){let r=ns[e].getMessage(t);return r?.value?ns[e].formatPattern(r.value,n??null,[]):t}var as=(e,t)=>is(Ha.language,e,t),os=e=>ns[Ha.language].hasMessage(e),ss=()=>Ha.language===`en`?`en-GB`:`fr-FR`,cs=e=>new Intl.ListFormat(ss(),{type:`conjunction`}).format(e),ls=e=>new Intl.NumberFormat(ss()).format(e),us=(e,t)=>new Intl.NumberFormat(ss(),{style:`percent`,maximumFractionDigits:0}).format(t?e/t:0);export{Kr as $,qi as A,je as At,gi as B,ga as C,Tt as Ct,ea as D,nt as Dt,ta as E,rt as Et,Oi as F,si as G,di as H,Ei as I,qr as J,$r as K,wi as L,Li as M,f as Mt,Pi as N,_ as Nt,$i as O,Xe as Ot,Fi as P,Hr as Q,Ci as R,pa as S,Et as St,ma as T,it as Tt,ui as U,fi as V,ci as W,Wr as X,Gr as Y,Br as Z,Aa as _,vn as _t,us as a,Z as at,Sa as b,P as bt,Ua as c,Nn as ct,qa as d,kn as dt,Ur as et,Ra as f,jn as ft,ja as g,_n as gt,Fa as h,gn as ht,ls as i,Ar as it,Vi as j,g as jt,Yi as k,Me as kt,Ya as l,Fn as lt,Ia as m,un as mt,os as n,Mr as nt,as as o,fr as ot,La as p,dn as pt,Qr as q,cs as r,jr as rt,Ja as s,hr as st,rs as t,Nr as tt,Ha as u,In as ut,Ta as v,yn as vt,ha as w,tt as wt,va as x,N as xt,wa as y,sn as yt,Si as z};