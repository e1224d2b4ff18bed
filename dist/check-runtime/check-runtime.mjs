import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  jU: () => (/* reexport */ CheckFailure),
  Gz: () => (/* reexport */ CheckTrouble),
  FN: () => (/* reexport */ RemoteFunction),
  LC: () => (/* reexport */ equal),
  EL: () => (/* binding */ fake),
  lh: () => (/* binding */ fakeSync),
  lB: () => (/* binding */ observe),
  ok: () => (/* reexport */ ok),
  LF: () => (/* binding */ read),
  z8: () => (/* binding */ report),
  cR: () => (/* binding */ seed),
  tp: () => (/* reexport */ table),
  rE: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./lib/checks/runtime/version.js
/** Goes into every observation document; a change of what a driver can rely on changes it. */
const RUNTIME_VERSION = '1.0.0';

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/checkErrors.js
/** Something about the code under check is not as it should be: the check fails. */
class CheckFailure extends Error {
    name = 'CheckFailure';
}
/** A check could not be carried out, which says nothing about the code: its status becomes `error`. */
class CheckTrouble extends Error {
    name = 'CheckTrouble';
}

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/classPrototypes.js
const MOST = 1_000;
/**
 * Prototypes for instances of classes that exist in the subject only, one for each name: such an instance equals another one of the same
 * class, and no plain object.
 */
const createClassPrototypes = () => {
    const known = new Map();
    return (name, base) => {
        const key = `${Array.isArray(base) ? '[]' : '{}'}${name}`;
        const found = known.get(key);
        if (found !== undefined || known.size >= MOST)
            return found ?? base;
        const Stand = class {
        };
        Object.defineProperty(Stand, 'name', { value: name });
        const prototype = Object.create(base, { constructor: { value: Stand, writable: true, configurable: true } });
        known.set(key, prototype);
        return prototype;
    };
};

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./lib/checks/runtime/driver/compare.js


/** A value in a few words for a failure's detail. */
const show = (value) => {
    if (value instanceof Error)
        return `${value.name}: ${value.message}`.slice(0, 400);
    const text = (0,external_node_util_namespaceObject.inspect)(value, { depth: 4, breakLength: Infinity, maxStringLength: 200, maxArrayLength: 20 });
    return text.length > 400 ? `${text.slice(0, 400)}…` : text;
};
/** Deep and strict, as in `node:assert/strict`; a difference fails the check. */
const equal = (actual, expected, what = 'value') => {
    if (!(0,external_node_util_namespaceObject.isDeepStrictEqual)(actual, expected))
        throw new CheckFailure(`${what}: expected ${show(expected)}, got ${show(actual)}`);
};
const ok = (condition, what = 'condition') => {
    if (!condition)
        throw new CheckFailure(`not so: ${what}`);
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/embedded.js
/**
 * Texts that the build puts in place of these two marks: the program of the subject, and the type stripper. As texts they cost nothing
 * until they are needed, and a driver of a JavaScript task never reads the second.
 */
const HOST_SOURCE = "(function(require,module){(()=>{\"use strict\";var __webpack_exports__={};const external_node_util_namespaceObject=require(\"node:util\");const{apply,defineProperty,deleteProperty,getOwnPropertyDescriptor,getPrototypeOf,ownKeys,setPrototypeOf}=Reflect;const{create,freeze,is}=Object;const{isArray}=Array;const{isNaN:isNotANumber}=Number;const{parse,stringify}=JSON;const{isPromise,isProxy}=external_node_util_namespaceObject.types;const MapIntrinsic=Map;const SetIntrinsic=Set;const WeakMapIntrinsic=WeakMap;const PromiseIntrinsic=Promise;const Bytes=Uint8Array;const ObjectPrototype=Object.prototype;const ArrayPrototype=Array.prototype;const{hasOwnProperty:hasOwnMethod}=Object.prototype;const{charCodeAt:charCodeAtMethod,slice:sliceMethod}=String.prototype;const{get:mapGetMethod,set:mapSetMethod,forEach:mapForEachMethod,delete:mapDeleteMethod}=Map.prototype;const{add:setAddMethod,forEach:setForEachMethod}=Set.prototype;const{get:weakGetMethod,set:weakSetMethod}=WeakMap.prototype;const{then:thenMethod}=Promise.prototype;const latin1SliceMethod=Reflect.get(Buffer.prototype,\"latin1Slice\");const hasOwn=(object,key)=>apply(hasOwnMethod,object,[key]);const charCode=(text,index)=>apply(charCodeAtMethod,text,[index]);const slice=(text,from,to)=>apply(sliceMethod,text,[from,to]);const mapGet=(map,key)=>apply(mapGetMethod,map,[key]);const mapSet=(map,key,value)=>{apply(mapSetMethod,map,[key,value])};const mapDelete=(map,key)=>apply(mapDeleteMethod,map,[key]);const mapForEach=(map,visit)=>apply(mapForEachMethod,map,[visit]);const setAdd=(set,value)=>{apply(setAddMethod,set,[value])};const setForEach=(set,visit)=>apply(setForEachMethod,set,[visit]);const weakGet=(map,key)=>apply(weakGetMethod,map,[key]);const weakSet=(map,key,value)=>{apply(weakSetMethod,map,[key,value])};const latin1=(bytes,from,to)=>apply(latin1SliceMethod,bytes,[from,to]);const whenSettled=(promise,fulfilled,rejected)=>{apply(thenMethod,promise,[fulfilled,rejected])};const getterOf=(owner,key)=>{const get=getOwnPropertyDescriptor(owner,key)?.get;if(get===undefined)throw new TypeError(`no accessor ${String(key)}`);return self=>apply(get,self,[])};const put=(object,key,value,enumerable=true)=>{const descriptor={__proto__:null,value,writable:true,enumerable,configurable:true};return defineProperty(object,key,descriptor)};const bare=options=>{setPrototypeOf(options,null);return options};const ownData=(object,key)=>{const descriptor=getOwnPropertyDescriptor(object,key);return descriptor!==undefined&&hasOwn(descriptor,\"value\")?descriptor.value:undefined};const bareTable=entries=>Object.assign(create(null),entries);const{apply:applyMethod,call:callMethod,bind:bindMethod}=Function.prototype;const withOwnMethods=listener=>{put(listener,\"apply\",applyMethod,false);put(listener,\"call\",callMethod,false);put(listener,\"bind\",bindMethod,false);return freeze(listener)};const DIGITS=\"0123456789abcdef\";const LENGTH_DIGITS=8;const hex=(value,digits)=>{let text=\"\";for(let shift=(digits-1)*4;shift>=0;shift-=4)text+=DIGITS[value>>>shift&15];return text};const quote=text=>{const quoted=stringify(text);let out=\"\";let copied=0;for(let i=0;i<quoted.length;i++){const code=charCode(quoted,i);if(code<127)continue;out+=`${slice(quoted,copied,i)}\\\\u${hex(code,4)}`;copied=i+1}return copied===0?quoted:out+slice(quoted,copied)};const frameText_frame=body=>hex(body.length,LENGTH_DIGITS)+body;const digitAt=(text,index)=>{const code=charCode(text,index);if(code>=48&&code<=57)return code-48;return code>=97&&code<=102?code-87:-1};const announcedLength=text=>{let length=0;for(let i=0;i<LENGTH_DIGITS;i++){const digit=digitAt(text,i);if(digit<0)return-1;length=length*16+digit}return length};const external_node_fs_namespaceObject=require(\"node:fs\");const external_node_module_namespaceObject=require(\"node:module\");const ErrorIntrinsic=Error;const refusing=name=>()=>{const error=new ErrorIntrinsic(`fs.${name} is not available to code under check`);put(error,\"code\",\"ERR_ACCESS_DENIED\");throw error};const refusingCopy=source=>{const copy={};for(const[name,value]of Object.entries(source))if(typeof value===\"function\")put(copy,name,refusing(name));return copy};const exportedValue=(source,descriptor)=>hasOwn(descriptor,\"value\")?descriptor.value:descriptor.get&&apply(descriptor.get,source,[]);const copyOf=(source,names)=>{const copy={};const keys=names??ownKeys(source);for(let i=0;i<keys.length;i++){const key=keys[i];const descriptor=key===undefined?undefined:getOwnPropertyDescriptor(source,key);if(key!==undefined&&descriptor!==undefined)put(copy,key,exportedValue(source,descriptor),descriptor.enumerable)}return copy};const settled=source=>{const keys=ownKeys(source);for(let i=0;i<keys.length;i++){const key=keys[i];const descriptor=key===undefined?undefined:getOwnPropertyDescriptor(source,key);if(key===undefined||descriptor===undefined||hasOwn(descriptor,\"value\")||!descriptor.configurable)continue;if(key!==\"EventEmitterAsyncResource\")put(source,key,exportedValue(source,descriptor),descriptor.enumerable)}return source};const whole=name=>load=>settled(load(name));const part=(name,...names)=>load=>copyOf(load(name),names);const WHOLE=[\"assert\",\"assert/strict\",\"buffer\",\"events\",\"path\",\"path/posix\",\"path/win32\",\"punycode\",\"querystring\",\"stream\",\"stream/promises\",\"stream/web\",\"string_decoder\",\"timers\",\"timers/promises\",\"url\",\"util\",\"util/types\"];const PART={crypto:load=>{const copy=copyOf(load(\"crypto\"));deleteProperty(copy,\"setEngine\");deleteProperty(copy,\"setFips\");return copy},os:part(\"os\",\"EOL\",\"platform\",\"type\",\"arch\",\"endianness\"),perf_hooks:part(\"perf_hooks\",\"performance\")};const builtins_ErrorIntrinsic=Error;const createBuiltins=processFacade=>{const load=(0,external_node_module_namespaceObject.createRequire)(\"/\");const made=Object.create(null);const makers=bareTable({...Object.fromEntries(WHOLE.map(name=>[name,whole(`node:${name}`)])),...PART,console:()=>globalThis.console,fs:()=>refusingCopy(external_node_fs_namespaceObject),\"fs/promises\":()=>refusingCopy(external_node_fs_namespaceObject.promises),process:()=>processFacade});return specifier=>{const name=slice(specifier,0,5)===\"node:\"?slice(specifier,5):specifier;if(name in made)return made[name];const make=makers[name];if(make===undefined){const error=new builtins_ErrorIntrinsic(`the module \"${specifier}\" is not available to code under check`);put(error,\"code\",\"ERR_ACCESS_DENIED\");throw error}made[name]=make(load);return made[name]}};const{readSync,writeSync}=external_node_fs_namespaceObject;const EVENTS=3;const ANSWERS=4;const CHUNK=1<<16;const leave=Reflect.get(process,\"reallyExit\").bind(process);const write=text=>{for(let rest=text;rest.length>0;){try{rest=slice(rest,writeSync(EVENTS,rest,null,\"latin1\"))}catch(error){if(typeof error!==\"object\"||error===null||ownData(error,\"code\")!==\"EAGAIN\")leave(70)}}};const firstEnd=text=>{if(text.length<LENGTH_DIGITS)return 0;const end=LENGTH_DIGITS+announcedLength(text);return text.length<end?0:end};const answerReader=()=>{const buffer=new Bytes(CHUNK);defineProperty(buffer,\"byteLength\",{value:CHUNK});let held=\"\";return()=>{let end=firstEnd(held);while(end===0){const count=readSync(ANSWERS,buffer,0,CHUNK,null);if(count===0)leave(71);held+=latin1(buffer,0,count);end=firstEnd(held)}const answer=parse(slice(held,LENGTH_DIGITS,end));held=slice(held,end);return answer}};const openChannel=greet=>{const{Pipe:PipeHandle,constants}=Reflect.get(process,\"binding\")(\"pipe_wrap\");const pipe=new PipeHandle(constants.SOCKET);const waitForAnswer=answerReader();const token=greet(waitForAnswer());let sent=0;let received=0;const send=(kind,parts)=>{write(frameText_frame(`${token}[${++sent},\"${kind}\"${parts}]`))};const listen=receive=>{let held=\"\";const onread=chunk=>{if(chunk===undefined)leave(72);held+=latin1(new Bytes(chunk));apply(pipe.unref,pipe,[]);for(let end=firstEnd(held);end>0;end=firstEnd(held)){const body=slice(held,LENGTH_DIGITS,end);held=slice(held,end);received++;receive(parse(body))}};Reflect.set(pipe,\"onread\",onread);pipe.open(EVENTS);pipe.readStart()};return{send,ask:(kind,parts)=>{send(kind,parts);return waitForAnswer()},listen,hold:()=>pipe.ref(),received:()=>received,exit:leave}};const external_node_vm_namespaceObject=require(\"node:vm\");const moduleLocator_ErrorIntrinsic=Error;const SyntaxErrorIntrinsic=SyntaxError;const codedError=(Kind,code,message)=>{const error=new Kind(message);put(error,\"code\",code);return error};const createLocator=channel=>{const answers=new MapIntrinsic;return(specifier,parent,manner)=>{const key=`${manner}\n${parent}\n${specifier}`;const known=mapGet(answers,key);if(known!==undefined)return known;const reply=channel.ask(\"need\",`,${quote(specifier)},${quote(parent)},\"${manner}\"`);if(reply[0]===0)throw codedError(reply[1]===\"ERR_SYNTAX\"?SyntaxErrorIntrinsic:moduleLocator_ErrorIntrinsic,reply[1],reply[2]);mapSet(answers,key,reply);return reply}};const{isBuiltin}=external_node_module_namespaceObject;const ROOT=\"file:///task/\";const{SourceTextModule,SyntheticModule,compileFunction}=external_node_vm_namespaceObject;const{link:moduleGraph_link}=external_node_vm_namespaceObject.SourceTextModule.prototype;const{evaluate}=external_node_vm_namespaceObject.SourceTextModule.prototype;const{setExport}=external_node_vm_namespaceObject.SyntheticModule.prototype;const ModulePrototype=Object.getPrototypeOf(external_node_vm_namespaceObject.SourceTextModule.prototype);const namespaceOf=getterOf(ModulePrototype,\"namespace\");const statusOf=getterOf(ModulePrototype,\"status\");const errorOf=getterOf(ModulePrototype,\"error\");const identifierOf=getterOf(ModulePrototype,\"identifier\");const decode=decodeURIComponent;const moduleGraph_ErrorIntrinsic=Error;const TypeErrorIntrinsic=TypeError;const pathOf=url=>{let end=7;while(end<url.length&&url[end]!==\"?\"&&url[end]!==\"#\")end++;return decode(slice(url,7,end))};const folderOf=path=>{let end=path.length-1;while(end>0&&path[end]!==\"/\")end--;return end>0?slice(path,0,end):\"/\"};const withoutThen=module=>{put(module,\"then\",undefined,false);return module};const createModuleGraph=(locate,builtin)=>{const modules=new MapIntrinsic;const required=new MapIntrinsic;let waiting;let linking=false;const synthetic=(exported,url)=>{const names=[];put(names,0,\"default\");const from=(typeof exported===\"object\"||typeof exported===\"function\")&&exported!==null&&!isProxy(exported)?exported:{};const keys=ownKeys(from);for(let i=0;i<keys.length;i++){const key=keys[i];if(typeof key===\"string\"&&key!==\"default\")put(names,names.length,key)}const module=new SyntheticModule(names,()=>{apply(setExport,module,[\"default\",exported]);for(let i=1;i<names.length;i++){const name=names[i];if(name!==undefined)apply(setExport,module,[name,ownData(from,name)])}},bare({identifier:url}));return module};const require=(specifier,parent)=>isBuiltin(specifier)?builtin(specifier):requireServed(locate(specifier,parent,\"require\"));const requireServed=served=>{const url=served[1];const known=mapGet(required,url);if(known!==undefined)return known.exports;if(served[2]===\"module\")throw codedError(moduleGraph_ErrorIntrinsic,\"ERR_REQUIRE_ESM\",`require() of the ES module ${url} is not supported here`);if(served[2]===\"json\"){const json={exports:parse(served[3])};mapSet(required,url,json);return json.exports}const filename=pathOf(url);const run=compileCommonJs(served);const module={exports:{},id:filename,filename,loaded:false};mapSet(required,url,module);const ownRequire=specifier=>require(`${specifier}`,url);apply(run,module.exports,[module.exports,ownRequire,module,filename,folderOf(filename)]);module.loaded=true;return module.exports};const compileCommonJs=served=>compileFunction(served[3],[\"exports\",\"require\",\"module\",\"__filename\",\"__dirname\"],bare({filename:pathOf(served[1]),importModuleDynamically:specifier=>dynamicImport(specifier,served[1])}));const isCommonJs=served=>{if(served[2]!==\"ambiguous\")return served[2]===\"commonjs\";try{compileCommonJs(served);return true}catch{return false}};const sourceText=served=>new SourceTextModule(served[3],bare({identifier:served[1],importModuleDynamically:(specifier,_referrer,attributes)=>dynamicImport(specifier,served[1],attributes),initializeImportMeta:meta=>{const filename=pathOf(served[1]);put(meta,\"dirname\",folderOf(filename));put(meta,\"filename\",filename);put(meta,\"resolve\",specifier=>isBuiltin(specifier)?specifier:locate(`${specifier}`,served[1],\"import\")[1]);put(meta,\"url\",served[1])}}));const make=(served,json)=>{if(served[2]===\"json\"){if(!json)throw codedError(TypeErrorIntrinsic,\"ERR_IMPORT_ATTRIBUTE_MISSING\",`Module \"${served[1]}\" needs an import attribute of \"type: json\"`);return synthetic(parse(served[3]),served[1])}return isCommonJs(served)?synthetic(requireServed(served),served[1]):sourceText(served)};const find=(specifier,parent,attributes)=>{const served=isBuiltin(specifier)?undefined:locate(specifier,parent,\"import\");const url=served===undefined?`node:${specifier}`:served[1];const known=mapGet(modules,url);if(known!==undefined)return known;const json=typeof attributes===\"object\"&&attributes!==null&&ownData(attributes,\"type\")===\"json\";const module=withoutThen(served===undefined?synthetic(builtin(specifier),url):make(served,json));mapSet(modules,url,module);return module};const linker=(specifier,referrer,extra)=>find(specifier,identifierOf(referrer),ownData(extra,\"attributes\")??ownData(extra,\"assert\"));const step=(module,done,failed)=>{switch(statusOf(module)){case\"errored\":failed(errorOf(module));return;case\"unlinked\":if(linking)break;linking=true;whenSettled(apply(moduleGraph_link,module,[linker]),()=>{linking=false;step(module,done,failed);advance()},error=>{linking=false;failed(error);advance()});return;case\"linked\":case\"evaluated\":whenSettled(apply(evaluate,module,[bare({})]),()=>{done(namespaceOf(module));advance()},error=>{failed(error);advance()});return;default:break}waiting={module,done,failed,next:waiting}};const advance=()=>{let entry=waiting;waiting=undefined;for(;entry!==undefined;entry=entry.next)step(entry.module,entry.done,entry.failed)};const dynamicImport=(specifier,parent,attributes)=>new PromiseIntrinsic((resolve,reject)=>step(find(specifier,parent,attributes),resolve,reject));return(file,done,failed)=>{try{step(find(file,ROOT,undefined),done,failed)}catch(error){failed(error)}}};const VALUE_NODES=2e5;const VALUE_DEPTH=200;const VALUE_CHARACTERS=8<<20;const NAME_CHARACTERS=200;const BIGINT_DIGITS=4e3;const FRAME_BYTES=null&&24<<20;const CHANNEL_BYTES=null&&64<<20;const OUTPUT_CHARACTERS=65536;const FAKE_CALLS=1e4;const refuse=(state,what)=>{state.refused=what;throw state};const spend=(state,characters)=>{state.characters+=characters;if(state.characters>VALUE_CHARACTERS)refuse(state,\"too much text\")};const encodeState_text=(value,state)=>{spend(state,value.length);return quote(value)};const DOMExceptionIntrinsic=DOMException;const AggregateErrorIntrinsic=AggregateError;const makers=[...[Error,TypeError,RangeError,SyntaxError,ReferenceError,EvalError,URIError].map(Kind=>[Kind.name,Kind.prototype,message=>new Kind(message)]),[\"AggregateError\",AggregateError.prototype,message=>new AggregateErrorIntrinsic([],message)],[\"DOMException\",DOMException.prototype,(message,name)=>new DOMExceptionIntrinsic(message,name)]];const errorMakers=bareTable(Object.fromEntries(makers.map(([name,,make])=>[name,make])));const errorKind=error=>{let prototype=getPrototypeOf(error);for(let hops=0;prototype!==null&&hops<50;hops++){if(isProxy(prototype))return\"\";for(let i=0;i<makers.length;i++)if(prototype===makers[i]?.[1])return makers[i]?.[0]??\"\";prototype=getPrototypeOf(prototype)}return\"\"};const makeError=(kind,name,message)=>errorMakers[kind]?.(message,name);const BufferPrototype=Buffer.prototype;const views=[Int8Array,Uint8Array,Uint8ClampedArray,Int16Array,Uint16Array,Int32Array,Uint32Array,Float32Array,Float64Array,BigInt64Array,BigUint64Array,DataView];const viewMakers=bareTable(Object.fromEntries(views.map(Kind=>[Kind.name,Kind])));const{isAnyArrayBuffer,isBoxedPrimitive,isDataView,isGeneratorObject,isMapIterator,isSetIterator,isSharedArrayBuffer,isWeakMap,isWeakSet}=external_node_util_namespaceObject.types;const{keyFor}=Symbol;const symbolText=getterOf(Symbol.prototype,\"description\");const{getTime}=Date.prototype;const hexOf=Reflect.get(Buffer.prototype,\"hexSlice\");const TypedArrayPrototype=Object.getPrototypeOf(Uint8Array.prototype);const arrayView={kind:getterOf(TypedArrayPrototype,Symbol.toStringTag),buffer:getterOf(TypedArrayPrototype,\"buffer\"),from:getterOf(TypedArrayPrototype,\"byteOffset\"),size:getterOf(TypedArrayPrototype,\"byteLength\")};const dataView={buffer:getterOf(DataView.prototype,\"buffer\"),from:getterOf(DataView.prototype,\"byteOffset\"),size:getterOf(DataView.prototype,\"byteLength\")};const bufferSize=getterOf(ArrayBuffer.prototype,\"byteLength\");const expressionSource=getterOf(RegExp.prototype,\"source\");const expressionFlags=[[\"d\",\"hasIndices\"],[\"g\",\"global\"],[\"i\",\"ignoreCase\"],[\"m\",\"multiline\"],[\"s\",\"dotAll\"],[\"u\",\"unicode\"],[\"v\",\"unicodeSets\"],[\"y\",\"sticky\"]].map(([flag,name])=>({flag,on:getterOf(RegExp.prototype,name)}));const hrefOf=getterOf(URL.prototype,\"href\");const{toString:queryText}=URLSearchParams.prototype;const exceptionName=getterOf(DOMException.prototype,\"name\");const exceptionMessage=getterOf(DOMException.prototype,\"message\");const encodeBigInt=(value,state)=>{if(value>BIGINT_BOUND||value<-BIGINT_BOUND)refuse(state,\"a BigInt of too many digits\");return`[\"b\",\"${value}\"]`};const BIGINT_BOUND=10n**BigInt(BIGINT_DIGITS-1);const encodeSymbol=(value,state)=>{mapSet(state.seen,value,state.numbered++);const key=keyFor(value);return key===undefined?`[\"y\",${encodeState_text(symbolText(value)??\"\",state)}]`:`[\"Y\",${encodeState_text(key,state)}]`};const withoutData=value=>{if(isBoxedPrimitive(value))return\"a boxed primitive\";if(isMapIterator(value)||isSetIterator(value)||isGeneratorObject(value))return\"an iterator\";return isWeakMap(value)||isWeakSet(value)?\"a weak collection\":\"\"};const encodeBytes=(value,state)=>{if(isAnyArrayBuffer(value)){if(isSharedArrayBuffer(value))return refuse(state,\"a SharedArrayBuffer\");spend(state,bufferSize(value)*2);return`[\"t\",\"ArrayBuffer\",\"${apply(hexOf,new Bytes(value),[])}\"]`}const view=isDataView(value)?dataView:arrayView;const size=view.size(value);spend(state,size*2);const kind=isDataView(value)?\"DataView\":getPrototypeOf(value)===BufferPrototype?\"Buffer\":arrayView.kind(value);if(kind!==\"Buffer\"&&viewMakers[kind]===undefined)refuse(state,\"a typed array of a kind that is not known here\");return`[\"t\",\"${kind}\",\"${apply(hexOf,new Bytes(view.buffer(value),view.from(value),size),[])}\"]`};const encodeExpression=(value,state)=>{let flags=\"\";for(let i=0;i<expressionFlags.length;i++){const flag=expressionFlags[i];if(flag?.on(value))flags+=flag.flag}return`[\"r\",${encodeState_text(expressionSource(value),state)},\"${flags}\"]`};const encodeUrl=(value,name,state)=>{if(name!==\"URL\"&&name!==\"URLSearchParams\")return undefined;try{return name===\"URL\"?`[\"l\",${encodeState_text(hrefOf(value),state)}]`:`[\"q\",${encodeState_text(apply(queryText,value,[]),state)}]`}catch(thrown){if(thrown===state)throw thrown;return undefined}};const className=(value,state)=>{const prototype=getPrototypeOf(value);if(prototype===null||prototype===ObjectPrototype)return\"\";if(isProxy(prototype))refuse(state,\"a Proxy in a prototype chain\");const maker=ownData(prototype,\"constructor\");const name=typeof maker===\"function\"&&!isProxy(maker)?ownData(maker,\"name\"):\"\";return typeof name===\"string\"&&name!==\"\"?slice(name,0,NAME_CHARACTERS):\"(anonymous)\"};const inheritedText=(value,key,state)=>{let holder=value;for(let hops=0;holder!==null&&hops<50;hops++){if(isProxy(holder))refuse(state,\"a Proxy in a prototype chain\");if(hasOwn(holder,key)){const found=ownData(holder,key);return typeof found===\"string\"?found:\"\"}holder=getPrototypeOf(holder)}return\"\"};const encodeDate=value=>{const time=apply(getTime,value,[]);return isNotANumber(time)?'[\"d\",null]':`[\"d\",${time}]`};const exceptionTexts=value=>{try{return{name:exceptionName(value),message:exceptionMessage(value)}}catch{return undefined}};const{isAnyArrayBuffer:wireEncode_isAnyArrayBuffer,isDataView:wireEncode_isDataView,isDate,isMap,isNativeError,isRegExp,isSet,isTypedArray}=external_node_util_namespaceObject.types;const encode=(value,departure)=>{const state={departure,seen:new MapIntrinsic,numbered:0,nodes:0,depth:0,characters:0,refused:\"\"};try{return{ok:true,text:encodeValue(value,state)}}catch(thrown){return{ok:false,why:thrown===state?state.refused:\"a value that cannot be read\"}}};const encodeValue=(value,state)=>{if(++state.nodes>VALUE_NODES)refuse(state,\"too many values\");switch(typeof value){case\"string\":return encodeState_text(value,state);case\"boolean\":return value?\"true\":\"false\";case\"number\":if(isNotANumber(value))return'[\"n\",\"NaN\"]';if(value===Infinity||value===-Infinity)return value>0?'[\"n\",\"Infinity\"]':'[\"n\",\"-Infinity\"]';return value===0&&1/value<0?'[\"n\",\"-0\"]':`${value}`;case\"undefined\":return'[\"u\"]';case\"bigint\":return encodeBigInt(value,state);case\"symbol\":return again(value,state)??encodeSymbol(value,state);case\"object\":case\"function\":return value===null?\"null\":again(value,state)??encodeThing(value,state);default:return refuse(state,\"a value of an unknown type\")}};const again=(value,state)=>{const number=mapGet(state.seen,value);return number===undefined?undefined:`[\"=\",${number}]`};const encodeThing=(value,state)=>{if(isProxy(value))refuse(state,\"a Proxy\");const reference=state.departure.reference(value);if(reference!==undefined)return reference;if(typeof value===\"function\")refuse(state,\"a function\");if(++state.depth>VALUE_DEPTH)refuse(state,\"values nested too deeply\");mapSet(state.seen,value,state.numbered++);const out=encodeObject(value,state);state.depth--;return out};const encodeObject=(value,state)=>{if(isArray(value))return encodeArray(value,state);if(isDate(value))return encodeDate(value);if(isMap(value))return encodeMap(value,state);if(isSet(value))return encodeSet(value,state);if(isTypedArray(value)||wireEncode_isDataView(value)||wireEncode_isAnyArrayBuffer(value))return encodeBytes(value,state);if(isPromise(value))return encodePromise(value,state);if(isRegExp(value))return encodeExpression(value,state);const unreadable=withoutData(value);if(unreadable!==\"\")refuse(state,unreadable);const kind=errorKind(value);if(isNativeError(value)||kind===\"DOMException\"){const error=encodeError(value,kind===\"\"?\"Error\":kind,state);if(error!==undefined)return error}const name=className(value,state);return encodeUrl(value,name,state)??`[\"o\",${encodeState_text(name,state)},[${encodeProperties(value,ownKeys(value),state,\"object\")}]]`};const encodeArray=(value,state)=>{const{length}=value;if(length>VALUE_NODES)refuse(state,\"too many values\");let items=\"\";let present=0;let holes=0;for(let i=0;i<length;i++){const descriptor=getOwnPropertyDescriptor(value,i);if(descriptor===undefined){holes++;continue}if(!hasOwn(descriptor,\"value\"))refuse(state,\"an accessor in an array\");if(holes>0)items+=`${items===\"\"?\"\":\",\"}[\"h\",${holes}]`;holes=0;present++;items+=(items===\"\"?\"\":\",\")+encodeValue(descriptor.value,state)}if(holes>0)items+=`${items===\"\"?\"\":\",\"}[\"h\",${holes}]`;const keys=ownKeys(value);const others=keys.length>present+1?encodeProperties(value,keys,state,\"array\"):\"\";const name=getPrototypeOf(value)===ArrayPrototype?'\"\"':encodeState_text(className(value,state),state);return`[\"a\",[${items}],[${others}],${name}]`};const encodeMap=(value,state)=>{let out=\"\";mapForEach(value,(item,key)=>{out+=(out===\"\"?\"\":\",\")+encodeValue(key,state);out+=`,${encodeValue(item,state)}`});return`[\"m\",[${out}]]`};const encodeSet=(value,state)=>{let out=\"\";setForEach(value,item=>{out+=(out===\"\"?\"\":\",\")+encodeValue(item,state)});return`[\"s\",[${out}]]`};const encodePromise=(value,state)=>{const settled=state.departure.promise(value);if(settled===undefined)return'[\"p\",\"pending\"]';return`[\"p\",${settled.ok?'\"fulfilled\"':'\"rejected\"'},${encodeValue(settled.value,state)}]`};const encodeError=(value,kind,state)=>{const texts=kind===\"DOMException\"?exceptionTexts(value):{name:inheritedText(value,\"name\",state),message:inheritedText(value,\"message\",state)};if(texts===undefined)return undefined;const head=`[\"e\",\"${kind}\",${encodeState_text(className(value,state),state)},${encodeState_text(texts.name,state)},${encodeState_text(texts.message,state)}`;return`${head},[${encodeProperties(value,ownKeys(value),state,\"error\")}],${state.departure.errorHome(value)??\"null\"}]`};const encodeProperties=(value,keys,state,of)=>{let out=\"\";for(let i=0;i<keys.length;i++){const key=keys[i];if(typeof key!==\"string\"||of===\"array\"&&(key===\"length\"||isIndex(key)))continue;if(of===\"error\"&&(key===\"stack\"||key===\"message\"||key===\"name\"))continue;const descriptor=getOwnPropertyDescriptor(value,key);if(descriptor===undefined)continue;if(descriptor.enumerable!==true&&!(of===\"error\"&&(key===\"cause\"||key===\"errors\")))continue;if(!hasOwn(descriptor,\"value\"))refuse(state,\"an accessor property\");out+=`${out===\"\"?\"\":\",\"}${encodeState_text(key,state)},${encodeValue(descriptor.value,state)}`}return out};const isIndex=key=>{const number=+key;return number>=0&&number<0xffffffff&&number%1===0&&`${number}`===key};class MalformedWire extends Error{}const malformed=what=>{throw new MalformedWire(what)};const BigIntIntrinsic=BigInt;const DateIntrinsic=Date;const RegExpIntrinsic=RegExp;const URLIntrinsic=URL;const URLSearchParamsIntrinsic=URLSearchParams;const ArrayBufferIntrinsic=ArrayBuffer;const SymbolIntrinsic=Symbol;const registeredSymbol=Symbol.for;const DATE_BOUND=864e13;const decodeLeaves_text=(node,bound=Infinity)=>typeof node===\"string\"&&node.length<=bound?node:malformed(\"text expected\");const list=node=>isArray(node)?node:malformed(\"list expected\");const built=(what,make)=>{try{return make()}catch{return malformed(`${what} that cannot be made`)}};const specialNumber=node=>{switch(node){case\"-0\":return-0;case\"NaN\":return NaN;case\"Infinity\":return Infinity;case\"-Infinity\":return-Infinity;default:return malformed(\"a number that is none\")}};const bigInt=digits=>{const from=digits[0]===\"-\"?1:0;if(digits.length===from)malformed(\"a BigInt without digits\");for(let i=from;i<digits.length;i++){const digit=digitAt(digits,i);if(digit<0||digit>9)malformed(\"a BigInt that is none\")}return BigIntIntrinsic(digits)};const decodeDate=node=>{if(node===null)return new DateIntrinsic(NaN);return typeof node===\"number\"&&node>=-DATE_BOUND&&node<=DATE_BOUND?new DateIntrinsic(node):malformed(\"a time out of range\")};const decodeBytes=(kind,digits)=>{if(digits.length%2!==0)malformed(\"half a byte\");const buffer=new ArrayBufferIntrinsic(digits.length/2);const bytes=new Bytes(buffer);for(let i=0;i<digits.length;i+=2){const high=digitAt(digits,i);const low=digitAt(digits,i+1);if(high<0||low<0)malformed(\"bytes that are none\");bytes[i/2]=high*16+low}if(kind===\"ArrayBuffer\")return buffer;if(kind===\"Buffer\"){setPrototypeOf(bytes,BufferPrototype);return bytes}const View=viewMakers[kind];return View===undefined?malformed(`bytes of the kind \"${kind}\"`):built(\"a view on bytes\",()=>new View(buffer))};const numberedLeaves=bareTable({y:node=>SymbolIntrinsic(decodeLeaves_text(node[1])),Y:node=>registeredSymbol(decodeLeaves_text(node[1])),d:node=>decodeDate(node[1]),r:node=>built(\"a regular expression\",()=>new RegExpIntrinsic(decodeLeaves_text(node[1]),decodeLeaves_text(node[2]))),l:node=>built(\"a URL\",()=>new URLIntrinsic(decodeLeaves_text(node[1]))),q:node=>new URLSearchParamsIntrinsic(decodeLeaves_text(node[1])),t:node=>decodeBytes(decodeLeaves_text(node[1],NAME_CHARACTERS),decodeLeaves_text(node[2]))});const plainLeaves=bareTable({u:()=>undefined,n:node=>specialNumber(node[1]),b:node=>bigInt(decodeLeaves_text(node[1],BIGINT_DIGITS+1))});const wireDecode_decode=(node,arrival)=>decodeNode(node,{arrival,things:new MapIntrinsic,numbered:0,nodes:0,depth:0});const wireDecode_spend=(state,nodes)=>{state.nodes+=nodes;if(state.nodes>VALUE_NODES*2)malformed(\"too many values\")};const keep=(state,value)=>{mapSet(state.things,state.numbered++,value);return value};const decodeNode=(node,state)=>{wireDecode_spend(state,1);if(node===null||typeof node!==\"object\")return node;if(!isArray(node)||node.length===0)return malformed(\"an object where a value is expected\");if(++state.depth>VALUE_DEPTH+2)malformed(\"values nested too deeply\");const value=decodeTagged(node,state);state.depth--;return value};const ARITY=bareTable({...Object.fromEntries([\"u\"].map(tag=>[tag,[1,1]])),...Object.fromEntries([\"n\",\"b\",\"=\",\"y\",\"Y\",\"d\",\"l\",\"q\",\"m\",\"s\"].map(tag=>[tag,[2,2]])),...Object.fromEntries([\"o\",\"r\",\"t\"].map(tag=>[tag,[3,3]])),a:[4,4],e:[7,7],p:[2,3]});const decodeTagged=(node,state)=>{const tag=node[0];if(typeof tag!==\"string\")return malformed(\"a value without a tag\");const arity=ARITY[tag];if(arity===undefined)return state.arrival.reference(node,inner=>decodeNode(inner,state));if(node.length<arity[0]||node.length>arity[1])malformed(`a value \"${tag}\" of ${node.length} parts`);const plain=plainLeaves[tag];if(plain!==undefined)return plain(node);const numbered=numberedLeaves[tag];if(numbered!==undefined)return keep(state,numbered(node));switch(tag){case\"=\":return backReference(node[1],state);case\"a\":return decodeArray(node,state);case\"o\":return decodeObject(node,state);case\"m\":return decodeMap(list(node[1]),state);case\"s\":return decodeSet(list(node[1]),state);case\"e\":return decodeError(node,state);default:return decodePromise(node,state)}};const backReference=(node,state)=>{if(typeof node!==\"number\"||!(node>=0&&node<state.numbered))return malformed(\"a reference to nothing\");const value=mapGet(state.things,node);return value===undefined?malformed(\"a reference to nothing\"):value};const decodeArray=(node,state)=>{const items=list(node[1]);const name=decodeLeaves_text(node[3],NAME_CHARACTERS);const array=keep(state,[]);if(name!==\"\"&&state.arrival.classPrototype!==undefined)setPrototypeOf(array,state.arrival.classPrototype(name,ArrayPrototype));let length=0;for(let i=0;i<items.length;i++){const item=items[i];if(isArray(item)&&item[0]===\"h\"){const holes=item.length===2?item[1]:0;if(typeof holes!==\"number\"||!(holes>=1&&holes<=VALUE_NODES)||holes%1!==0)return malformed(\"holes that are none\");wireDecode_spend(state,holes);length+=holes}else put(array,length++,decodeNode(item,state))}if(array.length!==length)array.length=length;decodeProperties(array,list(node[2]),state);return array};const decodeObject=(node,state)=>{const name=decodeLeaves_text(node[1],NAME_CHARACTERS);const{classPrototype}=state.arrival;const object=keep(state,name!==\"\"&&classPrototype!==undefined?create(classPrototype(name,ObjectPrototype)):{});decodeProperties(object,list(node[2]),state);return object};const decodeProperties=(object,pairs,state,ofError=false)=>{if(pairs.length%2!==0)malformed(\"a property without a value\");for(let i=0;i<pairs.length;i+=2){const key=decodeLeaves_text(pairs[i]);const value=decodeNode(pairs[i+1],state);if(key===\"then\"&&typeof value===\"function\"&&!state.arrival.allowThenable)malformed(\"a thenable made of a function of the driver\");if(key===\"length\"&&isArray(object))malformed(\"a length as a property\");put(object,key,value,!(ofError&&(key===\"cause\"||key===\"errors\")))}};const decodeMap=(pairs,state)=>{const map=keep(state,new MapIntrinsic);if(pairs.length%2!==0)malformed(\"a key without a value\");for(let i=0;i<pairs.length;i+=2){const key=decodeNode(pairs[i],state);mapSet(map,key,decodeNode(pairs[i+1],state))}return map};const decodeSet=(items,state)=>{const set=keep(state,new SetIntrinsic);for(let i=0;i<items.length;i++)setAdd(set,decodeNode(items[i],state));return set};const decodeError=(node,state)=>{const kind=decodeLeaves_text(node[1],NAME_CHARACTERS);const name=decodeLeaves_text(node[3]);const home=node[6];if(home!==null&&typeof home!==\"number\")return malformed(\"an error that comes from nowhere\");if(home!==null&&state.arrival.errorAt!==undefined){const original=state.arrival.errorAt(home);return keep(state,original===undefined?malformed(\"an error that never was here\"):original)}const error=makeError(kind,name,decodeLeaves_text(node[4]));if(error===undefined)return malformed(`an error of the kind \"${kind}\"`);keep(state,error);if(kind!==\"DOMException\"&&name!==kind)put(error,\"name\",name,false);decodeProperties(error,list(node[5]),state,true);state.arrival.errorArrived?.(error,decodeLeaves_text(node[2],NAME_CHARACTERS),home??undefined);return error};const decodePromise=(node,state)=>{const status=node[1];const outcome=keep(state,{});put(outcome,\"status\",status);if(status===\"pending\"&&node.length===2)return outcome;if(status!==\"fulfilled\"&&status!==\"rejected\"||node.length!==3)return malformed(\"a promise in no known state\");put(outcome,status===\"fulfilled\"?\"value\":\"reason\",decodeNode(node[2],state));return outcome};const AbortControllerIntrinsic=AbortController;const signalPrototype=AbortSignal.prototype;const signalOf=getterOf(AbortController.prototype,\"signal\");const isAborted=getterOf(AbortSignal.prototype,\"aborted\");const reasonOf=getterOf(AbortSignal.prototype,\"reason\");const{abort}=AbortController.prototype;const{addEventListener}=EventTarget.prototype;const crossing_TypeErrorIntrinsic=TypeError;const inheritsSignal=value=>{let prototype=getPrototypeOf(value);for(let hops=0;prototype!==null&&hops<5;hops++){if(prototype===signalPrototype)return true;if(isProxy(prototype))return false;prototype=getPrototypeOf(prototype)}return false};const createCrossing=(channel,settled)=>{const homeIds=new WeakMapIntrinsic;const errorIds=new WeakMapIntrinsic;const ownIds=new WeakMapIntrinsic;const ownThings=new MapIntrinsic;const pending=new MapIntrinsic;let stubs=new MapIntrinsic;let controllers=new MapIntrinsic;let run=0;let numbered=0;let calls=0;const register=thing=>{const id=++numbered;weakSet(ownIds,thing,id);mapSet(ownThings,id,thing);return id};const functionText=fn=>{const name=ownData(fn,\"name\");return`[\"f\",${weakGet(ownIds,fn)??register(fn)},${quote(typeof name===\"string\"?slice(name,0,NAME_CHARACTERS):\"\")}]`};const signalText=signal=>{let aborted;try{aborted=isAborted(signal)}catch{return undefined}let id=weakGet(ownIds,signal);if(id===undefined){id=register(signal);const number=id;const tell=()=>{if(isAborted(signal))channel.send(\"abort\",`,${number},${describe(reasonOf(signal))}`)};if(!aborted)apply(addEventListener,signal,[\"abort\",tell,{__proto__:null,once:true}])}return`[\"g\",${id},${aborted?`true,${describe(reasonOf(signal))}`:\"false,null\"}]`};const departure={reference:value=>{const home=weakGet(homeIds,value);if(home!==undefined)return`[\"@\",${home}]`;if(typeof value===\"function\")return functionText(value);return inheritsSignal(value)?signalText(value):undefined},errorHome:error=>weakGet(errorIds,error),promise:settled};const describe=value=>{const encoded=encode(value,departure);return encoded.ok?encoded.text:`[\"o\",${quote(`(${encoded.why})`)},[]]`};const argumentText=args=>{const encoded=encode(args,departure);if(encoded.ok)return encoded.text;channel.send(\"refused\",`,${run},${quote(`${encoded.why}, as an argument of a fake`)}`);throw new crossing_TypeErrorIntrinsic(`this argument cannot cross: ${encoded.why}`)};const openCall=(owner,id,args)=>{const text=argumentText(args);const call=++calls;const promise=new PromiseIntrinsic((resolve,reject)=>mapSet(pending,call,{resolve,reject}));channel.send(\"call\",`,${owner},${call},${id},${text}`);return promise};const standingCall=(owner,id,args)=>{const reply=channel.ask(\"sync\",`,${owner},${++calls},${id},${argumentText(args)}`);const value=arrive(reply[1]);if(reply[0])return value;throw value};const makeStub=(id,name,sync)=>{const owner=run;const stub=sync?({[name]:(...args)=>standingCall(owner,id,args)})[name]:({[name]:(...args)=>openCall(owner,id,args)})[name];return stub??malformed(\"a function without a name\")};const arrival={allowThenable:true,errorArrived:(error,_className,home)=>{if(home!==undefined)weakSet(errorIds,error,home)},reference:(node,decodeNode)=>{const id=node[1];if(typeof id!==\"number\")return malformed(\"a reference without a number\");switch(node[0]){case\"F\":{let stub=mapGet(stubs,id);if(stub===undefined){stub=makeStub(id,typeof node[2]===\"string\"?node[2]:\"\",node[3]===true);mapSet(stubs,id,stub);weakSet(homeIds,stub,id)}return stub}case\"G\":{let controller=mapGet(controllers,id);if(controller===undefined){controller=new AbortControllerIntrinsic;mapSet(controllers,id,controller);weakSet(homeIds,signalOf(controller),id)}if(node[2]===true)apply(abort,controller,[decodeNode(node[3])]);return signalOf(controller)}case\"%\":return mapGet(ownThings,id);default:return malformed(\"a value of an unknown kind\")}}};const arrive=node=>wireDecode_decode(node,arrival);return{departure,arrive,describe,begin:next=>{run=next;stubs=new MapIntrinsic;controllers=new MapIntrinsic},answer:(call,ok,node)=>{const waiting=mapGet(pending,call);if(waiting===undefined)return;mapDelete(pending,call);const value=arrive(node);if(ok)waiting.resolve(value);else waiting.reject(value)},abort:(signal,node)=>{const controller=mapGet(controllers,signal);if(controller!==undefined)apply(abort,controller,[arrive(node)])},invoke:(id,args)=>{const thing=mapGet(ownThings,id);const list=arrive(args);if(typeof thing!==\"function\"||!isArray(list))return malformed(\"a call of something that is no function\");return apply(thing,undefined,list)}}};const later=setImmediate;const activeResources=process.getActiveResourcesInfo.bind(process);const{Script}=external_node_vm_namespaceObject;const{runInThisContext}=external_node_vm_namespaceObject.Script.prototype;const observation_TypeErrorIntrinsic=TypeError;const ROUNDS=20;const createObserver=(channel,desk)=>{let run=0;let modules=[];let outcomes=new MapIntrinsic;let open;const crossing=createCrossing(channel,promise=>{const outcome=mapGet(outcomes,promise);if(outcome===undefined)open={promise,next:open};return outcome});const load=(id,files)=>{run=id;modules=[];desk.begin(id);crossing.begin(id);const loadFile=desk.newGraph();const failed=error=>{channel.hold();if(run===id)channel.send(\"failed\",`,${id},${crossing.describe(error)}`)};const next=index=>{const file=files[index];if(file===undefined){channel.hold();if(run===id)channel.send(\"loaded\",`,${id}`);return}const done=namespace=>{put(modules,index,namespace);next(index+1)};loadFile(file,done,failed)};next(0)};const perform=(manner,text,input)=>{if(manner===\"call\"){const first=modules[0];const fn=first===undefined?undefined:ownData(first,text);if(typeof fn!==\"function\")throw new observation_TypeErrorIntrinsic(`the module exports no function \"${text}\"`);return apply(fn,undefined,isArray(input)?input:[])}const scenario=apply(runInThisContext,new Script(`\"use strict\";${text}`,bare({filename:\"scenario.js\"})),[]);return apply(scenario,undefined,[manner===\"one\"?modules[0]:modules,input])};const start=(id,manner,text,node)=>{const input=crossing.arrive(node);outcomes=new MapIntrinsic;let done=false;const finish=(body,async)=>{done=true;later(()=>{channel.send(\"done\",`,${id},${body},${async},[${resourceText()}],${desk.isPristine()}`);channel.hold()})};const settle=(kind,value,async,round)=>{if(done||id!==run)return;open=undefined;const pair=[];put(pair,0,input);put(pair,1,value);const encoded=encode(pair,crossing.departure);if(!encoded.ok){finish(`\"refused\",${quote(encoded.why)}`,async);return}if(open===undefined||round>=ROUNDS){finish(`\"${kind}\",${encoded.text}`,async);return}waitForAll(open,()=>settle(kind,value,async,round+1))};let result;try{result=perform(manner,text,input)}catch(error){settle(\"threw\",error,false,0);return}if(!isPromise(result)){settle(\"returned\",result,false,0);return}whenSettled(result,value=>settle(\"returned\",value,true,0),error=>settle(\"threw\",error,true,0))};const waitForAll=(promises,then)=>{let left=0;const settled=(promise,ok,value)=>{mapSet(outcomes,promise,{ok,value});if(--left===0)then()};for(let entry=promises;entry!==undefined;entry=entry.next){const{promise}=entry;left++;whenSettled(promise,value=>settled(promise,true,value),error=>settled(promise,false,error))}};const invoke=(id,fn,args)=>{const owner=run;const answer=(ok,value)=>{const encoded=encode(value,crossing.departure);channel.send(\"result\",`,${owner},${id},${ok&&encoded.ok},${encoded.ok?encoded.text:'[\"u\"]'}`)};let result;try{result=crossing.invoke(fn,args)}catch(error){answer(false,error);return}if(!isPromise(result)){answer(true,result);return}whenSettled(result,value=>answer(true,value),error=>answer(false,error))};return{receive:frame=>{switch(frame[0]){case\"open\":load(frame[1],frame[2]);return;case\"run\":start(frame[1],frame[2],frame[3],frame[4]);return;case\"answer\":crossing.answer(frame[1],frame[2],frame[3]);return;case\"abort\":crossing.abort(frame[1],frame[2]);return;case\"invoke\":invoke(frame[1],frame[2],frame[3]);return}},idle:()=>{channel.send(\"idle\",`,${run},${channel.received()}`);channel.hold()},crash:error=>{channel.send(\"crash\",`,${run},${crossing.describe(error)}`);channel.exit(1)}}};const resourceText=()=>{let text=\"\";const resources=activeResources();for(let i=0;i<resources.length;i++){const name=resources[i];if(typeof name===\"string\"&&name!==\"PipeWrap\"&&name!==\"Immediate\"&&name!==\"SignalWrap\")text+=(text===\"\"?\"\":\",\")+quote(name)}return text};const external_node_events_namespaceObject=require(\"node:events\");const LANGUAGE=[Object,Function,Array,String,Number,Boolean,Symbol,BigInt,Date,Promise,RegExp,Error,TypeError,RangeError,Map,Set];const OTHERS=[WeakMap,WeakSet,WeakRef,ArrayBuffer,Uint8Array,URL,URLSearchParams,AbortController,AbortSignal,EventTarget,Event];const NAMESPACES=[JSON,Math,Reflect,Atomics];const rememberState=(shared,globals)=>{let known;let holders;const remember=(object,names)=>{const all=ownKeys(object);const keys=names??all;holders={object,keys:all.length,prototype:getPrototypeOf(object),next:holders};for(let i=0;i<keys.length;i++){const key=keys[i];const descriptor=key===undefined?undefined:getOwnPropertyDescriptor(object,key);if(key===undefined||descriptor===undefined)continue;known={holder:object,key,value:descriptor.value,get:descriptor.get,set:descriptor.set,next:known}}};remember(globalThis,globals);for(const object of[...shared,...NAMESPACES])remember(object);for(const Kind of[...LANGUAGE,...OTHERS]){remember(Kind);remember(Kind.prototype)}return()=>{for(let entry=holders;entry!==undefined;entry=entry.next)if(ownKeys(entry.object).length!==entry.keys||getPrototypeOf(entry.object)!==entry.prototype)return false;for(let entry=known;entry!==undefined;entry=entry.next){const now=getOwnPropertyDescriptor(entry.holder,entry.key);if(now===undefined||!is(now.value,entry.value)||now.get!==entry.get||now.set!==entry.set)return false}return true}};const surroundings_LANGUAGE=\"AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date DisposableStack \"+\"Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl \"+\"Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String \"+\"SuppressedError Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet \"+\"WebAssembly decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt \"+\"undefined unescape\";const PLATFORM=\"AbortController AbortSignal Blob Buffer ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy Crypto CryptoKey CustomEvent \"+\"DOMException DecompressionStream Event EventTarget File FormData Headers MessageChannel MessageEvent MessagePort Performance \"+\"PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList ReadableByteStreamController \"+\"ReadableStream ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader Request \"+\"Response SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream TransformStreamDefaultController URL \"+\"URLPattern URLSearchParams WritableStream WritableStreamDefaultController WritableStreamDefaultWriter atob btoa clearImmediate \"+\"clearInterval clearTimeout console crypto fetch global performance process queueMicrotask setImmediate setInterval setTimeout \"+\"structuredClone\";const POWERS=\"_debugEnd _debugProcess _getActiveHandles _getActiveRequests _kill _linkedBinding _rawDebug _startProfilerIdleNotifier \"+\"_stopProfilerIdleNotifier abort binding chdir dlopen execve finalization getBuiltinModule initgroups kill loadEnvFile mainModule \"+\"openStdin permission reallyExit report setegid seteuid setgid setgroups setSourceMapsEnabled setuid umask\";const CHANGED=[\"Buffer\",\"URL\",\"console\",\"fetch\",\"process\",\"queueMicrotask\",\"setImmediate\",\"setInterval\",\"setTimeout\",\"structuredClone\"];const surroundings_TypeErrorIntrinsic=TypeError;const toNumber=Number;const createSurroundings=(channel,env)=>{const real=process;let run=0;let printed=0;const stream=descriptor=>{const output={isTTY:false,writable:true,write:chunk=>{const text=typeof chunk===\"string\"?chunk:`${chunk}`;printed+=text.length+16;if(printed<=OUTPUT_CHARACTERS)channel.send(\"out\",`,${run},${descriptor},${quote(text)}`);return true},end:()=>output,on:()=>output,once:()=>output,removeListener:()=>output,listenerCount:()=>1};return output};const stdout=stream(1);const stderr=stream(2);const tick=real.nextTick.bind(real);const hrtime=real.hrtime.bind(real);const facade=Object.assign(new external_node_events_namespaceObject.EventEmitter,{title:\"node\",version:real.version,versions:{...real.versions},release:{name:\"node\"},platform:real.platform,arch:real.arch,argv:[\"/usr/bin/node\",\"/task\"],execArgv:[],execPath:\"/usr/bin/node\",env:{...env},pid:2,ppid:1,exitCode:undefined,stdout,stderr,cwd:()=>\"/task\",uptime:real.uptime.bind(real),hrtime:Object.assign(time=>hrtime(time),{bigint:real.hrtime.bigint.bind(real.hrtime)}),memoryUsage:()=>real.memoryUsage(),nextTick:(...args)=>apply(tick,undefined,args),emitWarning:warning=>{stderr.write(`Warning: ${warning}\n`)},exit:code=>{const number=toNumber(code??facade.exitCode??0)|0;channel.send(\"exit\",`,${run},${number}`);return channel.exit(number)}});isolateProcess(real,stdout,stderr);const ownConsole=Reflect.construct(console.Console,[{stdout,stderr}]);let isPristine;return{process:facade,begin:next=>{run=next;printed=0;if(isPristine!==undefined)return;replaceGlobals(facade,ownConsole);isPristine=rememberState([facade,facade.env,ownConsole],[...surroundings_LANGUAGE.split(\" \"),...CHANGED])},isPristine:()=>isPristine?.()??true}};const isolateProcess=(real,stdout,stderr)=>{const own=Object.create(null);for(const key of ownKeys(external_node_events_namespaceObject.EventEmitter.prototype)){if(key===\"_events\"||key===\"_eventsCount\"||key===\"_maxListeners\")continue;const descriptor=Object.getOwnPropertyDescriptor(external_node_events_namespaceObject.EventEmitter.prototype,key);if(descriptor!==undefined)defineProperty(own,key,descriptor)}setPrototypeOf(real,Object.freeze(own));for(const name of POWERS.split(\" \"))defineProperty(real,name,{value:undefined,writable:true,enumerable:false,configurable:false});for(const[name,value]of Object.entries({stdin:undefined,stdout,stderr}))defineProperty(real,name,{value,writable:false,enumerable:false,configurable:false})};const replaceGlobals=(facade,console1)=>{const kept=bareTable(Object.fromEntries(`${surroundings_LANGUAGE} ${PLATFORM}`.split(\" \").map(name=>[name,true])));for(const key of ownKeys(globalThis))if(typeof key===\"string\"&&kept[key]===undefined)deleteProperty(globalThis,key);const expose=(key,value)=>defineProperty(globalThis,key,{value,writable:true,enumerable:false,configurable:true});expose(\"process\",facade);expose(\"console\",console1);const refuse=()=>{throw new surroundings_TypeErrorIntrinsic(\"there is no network in a check\")};const client=Object.freeze({__proto__:null,dispatch:refuse,close:refuse,destroy:refuse});for(const version of[1,2,3,4])defineProperty(globalThis,Symbol.for(`undici.globalDispatcher.${version}`),{value:client,writable:false,enumerable:false,configurable:false});const noNetwork=()=>new PromiseIntrinsic((_,reject)=>{reject(new surroundings_TypeErrorIntrinsic(\"fetch failed: there is no network in a check\"))});expose(\"fetch\",noNetwork)};let env={};const channel=openChannel(hello=>{env=hello[1];return hello[0]});const listenToProcess=process.on.bind(process);const{version}=process;const surroundings=createSurroundings(channel,env);const builtin=createBuiltins(surroundings.process);const locate=createLocator(channel);const observer=createObserver(channel,{...surroundings,newGraph:()=>createModuleGraph(locate,builtin)});const crash=withOwnMethods(observer.crash);listenToProcess(\"uncaughtException\",crash);listenToProcess(\"unhandledRejection\",crash);listenToProcess(\"beforeExit\",withOwnMethods(observer.idle));listenToProcess(\"SIGUSR1\",withOwnMethods(()=>{}));channel.listen(observer.receive);channel.send(\"ready\",`,${quote(version)}`);module.exports=__webpack_exports__})()});";
const STRIPPER_SOURCE = "(()=>{\"use strict\";var e={762:(e,t)=>{let o={require:`\n    import {createRequire as CREATE_REQUIRE_NAME} from \"module\";\n    const require = CREATE_REQUIRE_NAME(import.meta.url);\n  `,interopRequireWildcard:`\n    function interopRequireWildcard(obj) {\n      if (obj && obj.__esModule) {\n        return obj;\n      } else {\n        var newObj = {};\n        if (obj != null) {\n          for (var key in obj) {\n            if (Object.prototype.hasOwnProperty.call(obj, key)) {\n              newObj[key] = obj[key];\n            }\n          }\n        }\n        newObj.default = obj;\n        return newObj;\n      }\n    }\n  `,interopRequireDefault:`\n    function interopRequireDefault(obj) {\n      return obj && obj.__esModule ? obj : { default: obj };\n    }\n  `,createNamedExportFrom:`\n    function createNamedExportFrom(obj, localName, importedName) {\n      Object.defineProperty(exports, localName, {enumerable: true, configurable: true, get: () => obj[importedName]});\n    }\n  `,createStarExport:`\n    function createStarExport(obj) {\n      Object.keys(obj)\n        .filter((key) => key !== \"default\" && key !== \"__esModule\")\n        .forEach((key) => {\n          if (exports.hasOwnProperty(key)) {\n            return;\n          }\n          Object.defineProperty(exports, key, {enumerable: true, configurable: true, get: () => obj[key]});\n        });\n    }\n  `,nullishCoalesce:`\n    function nullishCoalesce(lhs, rhsFn) {\n      if (lhs != null) {\n        return lhs;\n      } else {\n        return rhsFn();\n      }\n    }\n  `,asyncNullishCoalesce:`\n    async function asyncNullishCoalesce(lhs, rhsFn) {\n      if (lhs != null) {\n        return lhs;\n      } else {\n        return await rhsFn();\n      }\n    }\n  `,optionalChain:`\n    function optionalChain(ops) {\n      let lastAccessLHS = undefined;\n      let value = ops[0];\n      let i = 1;\n      while (i < ops.length) {\n        const op = ops[i];\n        const fn = ops[i + 1];\n        i += 2;\n        if ((op === 'optionalAccess' || op === 'optionalCall') && value == null) {\n          return undefined;\n        }\n        if (op === 'access' || op === 'optionalAccess') {\n          lastAccessLHS = value;\n          value = fn(value);\n        } else if (op === 'call' || op === 'optionalCall') {\n          value = fn((...args) => value.call(lastAccessLHS, ...args));\n          lastAccessLHS = undefined;\n        }\n      }\n      return value;\n    }\n  `,asyncOptionalChain:`\n    async function asyncOptionalChain(ops) {\n      let lastAccessLHS = undefined;\n      let value = ops[0];\n      let i = 1;\n      while (i < ops.length) {\n        const op = ops[i];\n        const fn = ops[i + 1];\n        i += 2;\n        if ((op === 'optionalAccess' || op === 'optionalCall') && value == null) {\n          return undefined;\n        }\n        if (op === 'access' || op === 'optionalAccess') {\n          lastAccessLHS = value;\n          value = await fn(value);\n        } else if (op === 'call' || op === 'optionalCall') {\n          value = await fn((...args) => value.call(lastAccessLHS, ...args));\n          lastAccessLHS = undefined;\n        }\n      }\n      return value;\n    }\n  `,optionalChainDelete:`\n    function optionalChainDelete(ops) {\n      const result = OPTIONAL_CHAIN_NAME(ops);\n      return result == null ? true : result;\n    }\n  `,asyncOptionalChainDelete:`\n    async function asyncOptionalChainDelete(ops) {\n      const result = await ASYNC_OPTIONAL_CHAIN_NAME(ops);\n      return result == null ? true : result;\n    }\n  `};t.Q=class e{__init(){this.helperNames={}}__init2(){this.createRequireName=null}constructor(t){this.nameManager=t,e.prototype.__init.call(this),e.prototype.__init2.call(this)}getHelperName(e){let t=this.helperNames[e];return t||(t=this.nameManager.claimFreeName(`_${e}`),this.helperNames[e]=t),t}emitHelpers(){let e=\"\";for(let[t,n]of(this.helperNames.optionalChainDelete&&this.getHelperName(\"optionalChain\"),this.helperNames.asyncOptionalChainDelete&&this.getHelperName(\"asyncOptionalChain\"),Object.entries(o))){let o=this.helperNames[t],a=n;\"optionalChainDelete\"===t?a=a.replace(\"OPTIONAL_CHAIN_NAME\",this.helperNames.optionalChain):\"asyncOptionalChainDelete\"===t?a=a.replace(\"ASYNC_OPTIONAL_CHAIN_NAME\",this.helperNames.asyncOptionalChain):\"require\"===t&&(null===this.createRequireName&&(this.createRequireName=this.nameManager.claimFreeName(\"_createRequire\")),a=a.replace(/CREATE_REQUIRE_NAME/g,this.createRequireName)),o&&(e+=\" \",e+=a.replace(t,o).replace(/\\s+/g,\" \").trim())}return e}}},843:(e,t,o)=>{var n,a=(n=o(713))&&n.__esModule?n:{default:n};t.A=class e{__init(){this.usedNames=new Set}constructor(t,o){e.prototype.__init.call(this),this.usedNames=new Set(a.default.call(void 0,t,o))}claimFreeName(e){let t=this.findFreeName(e);return this.usedNames.add(t),t}findFreeName(e){if(!this.usedNames.has(e))return e;let t=2;for(;this.usedNames.has(e+String(t));)t++;return e+String(t)}}},502:(e,t,o)=>{var n,a=o(914),s=(n=o(249))&&n.__esModule?n:{default:n};t.A=class e{__init(){this.resultCode=\"\"}__init2(){this.resultMappings=Array(this.tokens.length)}__init3(){this.tokenIndex=0}constructor(t,o,n,a,s){this.code=t,this.tokens=o,this.isFlowEnabled=n,this.disableESTransforms=a,this.helperManager=s,e.prototype.__init.call(this),e.prototype.__init2.call(this),e.prototype.__init3.call(this)}snapshot(){return{resultCode:this.resultCode,tokenIndex:this.tokenIndex}}restoreToSnapshot(e){this.resultCode=e.resultCode,this.tokenIndex=e.tokenIndex}dangerouslyGetAndRemoveCodeSinceSnapshot(e){let t=this.resultCode.slice(e.resultCode.length);return this.resultCode=e.resultCode,t}reset(){this.resultCode=\"\",this.resultMappings=Array(this.tokens.length),this.tokenIndex=0}matchesContextualAtIndex(e,t){return this.matches1AtIndex(e,a.TokenType.name)&&this.tokens[e].contextualKeyword===t}identifierNameAtIndex(e){return this.identifierNameForToken(this.tokens[e])}identifierNameAtRelativeIndex(e){return this.identifierNameForToken(this.tokenAtRelativeIndex(e))}identifierName(){return this.identifierNameForToken(this.currentToken())}identifierNameForToken(e){return this.code.slice(e.start,e.end)}rawCodeForToken(e){return this.code.slice(e.start,e.end)}stringValueAtIndex(e){return this.stringValueForToken(this.tokens[e])}stringValue(){return this.stringValueForToken(this.currentToken())}stringValueForToken(e){return this.code.slice(e.start+1,e.end-1)}matches1AtIndex(e,t){return this.tokens[e].type===t}matches2AtIndex(e,t,o){return this.tokens[e].type===t&&this.tokens[e+1].type===o}matches3AtIndex(e,t,o,n){return this.tokens[e].type===t&&this.tokens[e+1].type===o&&this.tokens[e+2].type===n}matches1(e){return this.tokens[this.tokenIndex].type===e}matches2(e,t){return this.tokens[this.tokenIndex].type===e&&this.tokens[this.tokenIndex+1].type===t}matches3(e,t,o){return this.tokens[this.tokenIndex].type===e&&this.tokens[this.tokenIndex+1].type===t&&this.tokens[this.tokenIndex+2].type===o}matches4(e,t,o,n){return this.tokens[this.tokenIndex].type===e&&this.tokens[this.tokenIndex+1].type===t&&this.tokens[this.tokenIndex+2].type===o&&this.tokens[this.tokenIndex+3].type===n}matches5(e,t,o,n,a){return this.tokens[this.tokenIndex].type===e&&this.tokens[this.tokenIndex+1].type===t&&this.tokens[this.tokenIndex+2].type===o&&this.tokens[this.tokenIndex+3].type===n&&this.tokens[this.tokenIndex+4].type===a}matchesContextual(e){return this.matchesContextualAtIndex(this.tokenIndex,e)}matchesContextIdAndLabel(e,t){return this.matches1(e)&&this.currentToken().contextId===t}previousWhitespaceAndComments(){let e=this.code.slice(this.tokenIndex>0?this.tokens[this.tokenIndex-1].end:0,this.tokenIndex<this.tokens.length?this.tokens[this.tokenIndex].start:this.code.length);return this.isFlowEnabled&&(e=e.replace(/@flow/g,\"\")),e}replaceToken(e){this.resultCode+=this.previousWhitespaceAndComments(),this.appendTokenPrefix(),this.resultMappings[this.tokenIndex]=this.resultCode.length,this.resultCode+=e,this.appendTokenSuffix(),this.tokenIndex++}replaceTokenTrimmingLeftWhitespace(e){this.resultCode+=this.previousWhitespaceAndComments().replace(/[^\\r\\n]/g,\"\"),this.appendTokenPrefix(),this.resultMappings[this.tokenIndex]=this.resultCode.length,this.resultCode+=e,this.appendTokenSuffix(),this.tokenIndex++}removeInitialToken(){this.replaceToken(\"\")}removeToken(){this.replaceTokenTrimmingLeftWhitespace(\"\")}removeBalancedCode(){let e=0;for(;!this.isAtEnd();){if(this.matches1(a.TokenType.braceL))e++;else if(this.matches1(a.TokenType.braceR)){if(0===e)return;e--}this.removeToken()}}copyExpectedToken(e){if(this.tokens[this.tokenIndex].type!==e)throw Error(`Expected token ${e}`);this.copyToken()}copyToken(){this.resultCode+=this.previousWhitespaceAndComments(),this.appendTokenPrefix(),this.resultMappings[this.tokenIndex]=this.resultCode.length,this.resultCode+=this.code.slice(this.tokens[this.tokenIndex].start,this.tokens[this.tokenIndex].end),this.appendTokenSuffix(),this.tokenIndex++}copyTokenWithPrefix(e){this.resultCode+=this.previousWhitespaceAndComments(),this.appendTokenPrefix(),this.resultCode+=e,this.resultMappings[this.tokenIndex]=this.resultCode.length,this.resultCode+=this.code.slice(this.tokens[this.tokenIndex].start,this.tokens[this.tokenIndex].end),this.appendTokenSuffix(),this.tokenIndex++}appendTokenPrefix(){let e=this.currentToken();if((e.numNullishCoalesceStarts||e.isOptionalChainStart)&&(e.isAsyncOperation=s.default.call(void 0,this)),!this.disableESTransforms){if(e.numNullishCoalesceStarts)for(let t=0;t<e.numNullishCoalesceStarts;t++)e.isAsyncOperation?(this.resultCode+=\"await \",this.resultCode+=this.helperManager.getHelperName(\"asyncNullishCoalesce\")):this.resultCode+=this.helperManager.getHelperName(\"nullishCoalesce\"),this.resultCode+=\"(\";e.isOptionalChainStart&&(e.isAsyncOperation&&(this.resultCode+=\"await \"),this.tokenIndex>0&&this.tokenAtRelativeIndex(-1).type===a.TokenType._delete?e.isAsyncOperation?this.resultCode+=this.helperManager.getHelperName(\"asyncOptionalChainDelete\"):this.resultCode+=this.helperManager.getHelperName(\"optionalChainDelete\"):e.isAsyncOperation?this.resultCode+=this.helperManager.getHelperName(\"asyncOptionalChain\"):this.resultCode+=this.helperManager.getHelperName(\"optionalChain\"),this.resultCode+=\"([\")}}appendTokenSuffix(){let e=this.currentToken();if(e.isOptionalChainEnd&&!this.disableESTransforms&&(this.resultCode+=\"])\"),e.numNullishCoalesceEnds&&!this.disableESTransforms)for(let t=0;t<e.numNullishCoalesceEnds;t++)this.resultCode+=\"))\"}appendCode(e){this.resultCode+=e}currentToken(){return this.tokens[this.tokenIndex]}currentTokenCode(){let e=this.currentToken();return this.code.slice(e.start,e.end)}tokenAtRelativeIndex(e){return this.tokens[this.tokenIndex+e]}currentIndex(){return this.tokenIndex}nextToken(){if(this.tokenIndex===this.tokens.length)throw Error(\"Unexpectedly reached end of input.\");this.tokenIndex++}previousToken(){this.tokenIndex--}finish(){if(this.tokenIndex!==this.tokens.length)throw Error(\"Tried to finish processing tokens before reaching the end.\");return this.resultCode+=this.previousWhitespaceAndComments(),{code:this.resultCode,mappings:this.resultMappings}}isAtEnd(){return this.tokenIndex===this.tokens.length}}},145:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(569),a=o(546);t.File=class{constructor(e,t){this.tokens=e,this.scopes=t}},t.parse=function(e,t,o,s){if(s&&o)throw Error(\"Cannot combine flow and typescript plugins.\");n.initParser.call(void 0,e,t,o,s);let r=a.parseFile.call(void 0);if(n.state.error)throw n.augmentError.call(void 0,n.state.error);return r}},944:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(683),a=o(135),s=o(914),r=o(569),i=o(638),l=o(679),c=o(756);function p(e){let t=n.pushTypeContext.call(void 0,0);c.expect.call(void 0,e||s.TokenType.colon),S(),n.popTypeContext.call(void 0,t)}function d(){c.expect.call(void 0,s.TokenType.modulo),c.expectContextual.call(void 0,a.ContextualKeyword._checks),n.eat.call(void 0,s.TokenType.parenL)&&(i.parseExpression.call(void 0),c.expect.call(void 0,s.TokenType.parenR))}function T(){let e=n.pushTypeContext.call(void 0,0);c.expect.call(void 0,s.TokenType.colon),n.match.call(void 0,s.TokenType.modulo)?d():(S(),n.match.call(void 0,s.TokenType.modulo)&&d()),n.popTypeContext.call(void 0,e)}function h(e=!1){if(u(),n.match.call(void 0,s.TokenType.lessThan)&&f(),n.eat.call(void 0,s.TokenType._extends))do k();while(!e&&n.eat.call(void 0,s.TokenType.comma));if(c.isContextual.call(void 0,a.ContextualKeyword._mixins)){n.next.call(void 0);do k();while(n.eat.call(void 0,s.TokenType.comma))}if(c.isContextual.call(void 0,a.ContextualKeyword._implements)){n.next.call(void 0);do k();while(n.eat.call(void 0,s.TokenType.comma))}C(e,!1,e)}function k(){g(!1),n.match.call(void 0,s.TokenType.lessThan)&&v()}function u(){i.parseIdentifier.call(void 0)}function y(){u(),n.match.call(void 0,s.TokenType.lessThan)&&f(),p(s.TokenType.eq),c.semicolon.call(void 0)}function m(e){c.expectContextual.call(void 0,a.ContextualKeyword._type),u(),n.match.call(void 0,s.TokenType.lessThan)&&f(),n.match.call(void 0,s.TokenType.colon)&&p(s.TokenType.colon),e||p(s.TokenType.eq),c.semicolon.call(void 0)}function f(){let e=n.pushTypeContext.call(void 0,0);n.match.call(void 0,s.TokenType.lessThan)||n.match.call(void 0,s.TokenType.typeParameterStart)?n.next.call(void 0):c.unexpected.call(void 0);do P(),R(),n.eat.call(void 0,s.TokenType.eq)&&S(),n.match.call(void 0,s.TokenType.greaterThan)||c.expect.call(void 0,s.TokenType.comma);while(!n.match.call(void 0,s.TokenType.greaterThan)&&!r.state.error);c.expect.call(void 0,s.TokenType.greaterThan),n.popTypeContext.call(void 0,e)}function v(){let e=n.pushTypeContext.call(void 0,0);for(c.expect.call(void 0,s.TokenType.lessThan);!n.match.call(void 0,s.TokenType.greaterThan)&&!r.state.error;)S(),n.match.call(void 0,s.TokenType.greaterThan)||c.expect.call(void 0,s.TokenType.comma);c.expect.call(void 0,s.TokenType.greaterThan),n.popTypeContext.call(void 0,e)}function x(){n.match.call(void 0,s.TokenType.num)||n.match.call(void 0,s.TokenType.string)?i.parseExprAtom.call(void 0):i.parseIdentifier.call(void 0)}function _(){for(n.match.call(void 0,s.TokenType.lessThan)&&f(),c.expect.call(void 0,s.TokenType.parenL);!n.match.call(void 0,s.TokenType.parenR)&&!n.match.call(void 0,s.TokenType.ellipsis)&&!r.state.error;)b(),n.match.call(void 0,s.TokenType.parenR)||c.expect.call(void 0,s.TokenType.comma);n.eat.call(void 0,s.TokenType.ellipsis)&&b(),c.expect.call(void 0,s.TokenType.parenR),p()}function C(e,t,o){let i;for(t&&n.match.call(void 0,s.TokenType.braceBarL)?(c.expect.call(void 0,s.TokenType.braceBarL),i=s.TokenType.braceBarR):(c.expect.call(void 0,s.TokenType.braceL),i=s.TokenType.braceR);!n.match.call(void 0,i)&&!r.state.error;){if(o&&c.isContextual.call(void 0,a.ContextualKeyword._proto)){let t=n.lookaheadType.call(void 0);t!==s.TokenType.colon&&t!==s.TokenType.question&&(n.next.call(void 0),e=!1)}if(e&&c.isContextual.call(void 0,a.ContextualKeyword._static)){let e=n.lookaheadType.call(void 0);e!==s.TokenType.colon&&e!==s.TokenType.question&&n.next.call(void 0)}if(P(),n.eat.call(void 0,s.TokenType.bracketL))n.eat.call(void 0,s.TokenType.bracketL)?(x(),c.expect.call(void 0,s.TokenType.bracketR),c.expect.call(void 0,s.TokenType.bracketR),n.match.call(void 0,s.TokenType.lessThan)||n.match.call(void 0,s.TokenType.parenL)?_():(n.eat.call(void 0,s.TokenType.question),p())):(n.lookaheadType.call(void 0)===s.TokenType.colon?(x(),p()):S(),c.expect.call(void 0,s.TokenType.bracketR),p());else if(n.match.call(void 0,s.TokenType.parenL)||n.match.call(void 0,s.TokenType.lessThan))_();else{if(c.isContextual.call(void 0,a.ContextualKeyword._get)||c.isContextual.call(void 0,a.ContextualKeyword._set)){let e=n.lookaheadType.call(void 0);(e===s.TokenType.name||e===s.TokenType.string||e===s.TokenType.num)&&n.next.call(void 0)}n.match.call(void 0,s.TokenType.ellipsis)?(c.expect.call(void 0,s.TokenType.ellipsis),n.eat.call(void 0,s.TokenType.comma)||n.eat.call(void 0,s.TokenType.semi),n.match.call(void 0,s.TokenType.braceR)||S()):(x(),n.match.call(void 0,s.TokenType.lessThan)||n.match.call(void 0,s.TokenType.parenL)?_():(n.eat.call(void 0,s.TokenType.question),p()))}n.eat.call(void 0,s.TokenType.semi)||n.eat.call(void 0,s.TokenType.comma)||n.match.call(void 0,s.TokenType.braceR)||n.match.call(void 0,s.TokenType.braceBarR)||c.unexpected.call(void 0)}c.expect.call(void 0,i)}function g(e){for(e||i.parseIdentifier.call(void 0);n.eat.call(void 0,s.TokenType.dot);)i.parseIdentifier.call(void 0)}function b(){let e=n.lookaheadType.call(void 0);e===s.TokenType.colon||e===s.TokenType.question?(i.parseIdentifier.call(void 0),n.eat.call(void 0,s.TokenType.question),p()):S()}function I(){for(;!n.match.call(void 0,s.TokenType.parenR)&&!n.match.call(void 0,s.TokenType.ellipsis)&&!r.state.error;)b(),n.match.call(void 0,s.TokenType.parenR)||c.expect.call(void 0,s.TokenType.comma);n.eat.call(void 0,s.TokenType.ellipsis)&&b()}t.flowParseTypeParameterDeclaration=f;function w(){!function e(){if(n.eat.call(void 0,s.TokenType.question))e();else for(function e(){let t=!1,o=r.state.noAnonFunctionType;switch(r.state.type){case s.TokenType.name:if(c.isContextual.call(void 0,a.ContextualKeyword._interface))return void function(){if(c.expectContextual.call(void 0,a.ContextualKeyword._interface),n.eat.call(void 0,s.TokenType._extends))do k();while(n.eat.call(void 0,s.TokenType.comma));C(!1,!1,!1)}();i.parseIdentifier.call(void 0),g(!0),n.match.call(void 0,s.TokenType.lessThan)&&v();return;case s.TokenType.braceL:C(!1,!1,!1);return;case s.TokenType.braceBarL:C(!1,!0,!1);return;case s.TokenType.bracketL:for(c.expect.call(void 0,s.TokenType.bracketL);r.state.pos<r.input.length&&!n.match.call(void 0,s.TokenType.bracketR)&&(S(),!n.match.call(void 0,s.TokenType.bracketR));)c.expect.call(void 0,s.TokenType.comma);c.expect.call(void 0,s.TokenType.bracketR);return;case s.TokenType.lessThan:f(),c.expect.call(void 0,s.TokenType.parenL),I(),c.expect.call(void 0,s.TokenType.parenR),c.expect.call(void 0,s.TokenType.arrow),S();return;case s.TokenType.parenL:if(n.next.call(void 0),!n.match.call(void 0,s.TokenType.parenR)&&!n.match.call(void 0,s.TokenType.ellipsis))if(n.match.call(void 0,s.TokenType.name)){let e=n.lookaheadType.call(void 0);t=e!==s.TokenType.question&&e!==s.TokenType.colon}else t=!0;if(t){if(r.state.noAnonFunctionType=!1,S(),r.state.noAnonFunctionType=o,r.state.noAnonFunctionType||!(n.match.call(void 0,s.TokenType.comma)||n.match.call(void 0,s.TokenType.parenR)&&n.lookaheadType.call(void 0)===s.TokenType.arrow))return void c.expect.call(void 0,s.TokenType.parenR);n.eat.call(void 0,s.TokenType.comma)}I(),c.expect.call(void 0,s.TokenType.parenR),c.expect.call(void 0,s.TokenType.arrow),S();return;case s.TokenType.minus:n.next.call(void 0),i.parseLiteral.call(void 0);return;case s.TokenType.string:case s.TokenType.num:case s.TokenType._true:case s.TokenType._false:case s.TokenType._null:case s.TokenType._this:case s.TokenType._void:case s.TokenType.star:n.next.call(void 0);return;default:if(r.state.type===s.TokenType._typeof)return void(c.expect.call(void 0,s.TokenType._typeof),e());if(r.state.type&s.TokenType.IS_KEYWORD){n.next.call(void 0),r.state.tokens[r.state.tokens.length-1].type=s.TokenType.name;return}}c.unexpected.call(void 0)}();!c.canInsertSemicolon.call(void 0)&&(n.match.call(void 0,s.TokenType.bracketL)||n.match.call(void 0,s.TokenType.questionDot));)n.eat.call(void 0,s.TokenType.questionDot),c.expect.call(void 0,s.TokenType.bracketL),n.eat.call(void 0,s.TokenType.bracketR)||(S(),c.expect.call(void 0,s.TokenType.bracketR))}(),!r.state.noAnonFunctionType&&n.eat.call(void 0,s.TokenType.arrow)&&S()}function E(){for(n.eat.call(void 0,s.TokenType.bitwiseAND),w();n.eat.call(void 0,s.TokenType.bitwiseAND);)w()}function S(){for(n.eat.call(void 0,s.TokenType.bitwiseOR),E();n.eat.call(void 0,s.TokenType.bitwiseOR);)E()}function A(){p()}function R(){i.parseIdentifier.call(void 0),n.match.call(void 0,s.TokenType.colon)&&A()}function P(){(n.match.call(void 0,s.TokenType.plus)||n.match.call(void 0,s.TokenType.minus))&&(n.next.call(void 0),r.state.tokens[r.state.tokens.length-1].isType=!0)}function L(){c.expectContextual.call(void 0,a.ContextualKeyword._enum),r.state.tokens[r.state.tokens.length-1].type=s.TokenType._enum,i.parseIdentifier.call(void 0),c.eatContextual.call(void 0,a.ContextualKeyword._of)&&n.next.call(void 0),c.expect.call(void 0,s.TokenType.braceL),function(){for(;!n.match.call(void 0,s.TokenType.braceR)&&!r.state.error&&!n.eat.call(void 0,s.TokenType.ellipsis);)i.parseIdentifier.call(void 0),n.eat.call(void 0,s.TokenType.eq)&&n.next.call(void 0),n.match.call(void 0,s.TokenType.braceR)||c.expect.call(void 0,s.TokenType.comma)}(),c.expect.call(void 0,s.TokenType.braceR)}t.flowParseTypeAnnotation=A,t.flowParseVariance=P,t.flowParseFunctionBodyAndFinish=function(e){n.match.call(void 0,s.TokenType.colon)&&T(),i.parseFunctionBody.call(void 0,!1,e)},t.flowParseSubscript=function(e,t,o){if(n.match.call(void 0,s.TokenType.questionDot)&&n.lookaheadType.call(void 0)===s.TokenType.lessThan){if(t){o.stop=!0;return}n.next.call(void 0),v(),c.expect.call(void 0,s.TokenType.parenL),i.parseCallExpressionArguments.call(void 0);return}if(!t&&n.match.call(void 0,s.TokenType.lessThan)){let e=r.state.snapshot();if(v(),c.expect.call(void 0,s.TokenType.parenL),i.parseCallExpressionArguments.call(void 0),!r.state.error)return;r.state.restoreFromSnapshot(e)}i.baseParseSubscript.call(void 0,e,t,o)},t.flowStartParseNewArguments=function(){if(n.match.call(void 0,s.TokenType.lessThan)){let e=r.state.snapshot();v(),r.state.error&&r.state.restoreFromSnapshot(e)}},t.flowTryParseStatement=function(){if(n.match.call(void 0,s.TokenType.name)&&r.state.contextualKeyword===a.ContextualKeyword._interface){let e=n.pushTypeContext.call(void 0,0);return n.next.call(void 0),h(),n.popTypeContext.call(void 0,e),!0}return!!c.isContextual.call(void 0,a.ContextualKeyword._enum)&&(L(),!0)},t.flowTryParseExportDefaultExpression=function(){return!!c.isContextual.call(void 0,a.ContextualKeyword._enum)&&(L(),!0)},t.flowParseIdentifierStatement=function(e){if(e===a.ContextualKeyword._declare){if(n.match.call(void 0,s.TokenType._class)||n.match.call(void 0,s.TokenType.name)||n.match.call(void 0,s.TokenType._function)||n.match.call(void 0,s.TokenType._var)||n.match.call(void 0,s.TokenType._export)){let e=n.pushTypeContext.call(void 0,1);(function e(){n.match.call(void 0,s.TokenType._class)?(n.next.call(void 0),h(!0)):n.match.call(void 0,s.TokenType._function)?(n.next.call(void 0),i.parseIdentifier.call(void 0),n.match.call(void 0,s.TokenType.lessThan)&&f(),c.expect.call(void 0,s.TokenType.parenL),I(),c.expect.call(void 0,s.TokenType.parenR),T(),c.semicolon.call(void 0)):n.match.call(void 0,s.TokenType._var)?(n.next.call(void 0),R(),c.semicolon.call(void 0)):c.eatContextual.call(void 0,a.ContextualKeyword._module)?n.eat.call(void 0,s.TokenType.dot)?(c.expectContextual.call(void 0,a.ContextualKeyword._exports),A(),c.semicolon.call(void 0)):function(){for(n.match.call(void 0,s.TokenType.string)?i.parseExprAtom.call(void 0):i.parseIdentifier.call(void 0),c.expect.call(void 0,s.TokenType.braceL);!n.match.call(void 0,s.TokenType.braceR)&&!r.state.error;)n.match.call(void 0,s.TokenType._import)?(n.next.call(void 0),l.parseImport.call(void 0)):c.unexpected.call(void 0);c.expect.call(void 0,s.TokenType.braceR)}():c.isContextual.call(void 0,a.ContextualKeyword._type)?(n.next.call(void 0),y()):c.isContextual.call(void 0,a.ContextualKeyword._opaque)?(n.next.call(void 0),m(!0)):c.isContextual.call(void 0,a.ContextualKeyword._interface)?(n.next.call(void 0),h()):n.match.call(void 0,s.TokenType._export)?(c.expect.call(void 0,s.TokenType._export),n.eat.call(void 0,s.TokenType._default)?n.match.call(void 0,s.TokenType._function)||n.match.call(void 0,s.TokenType._class)?e():(S(),c.semicolon.call(void 0)):n.match.call(void 0,s.TokenType._var)||n.match.call(void 0,s.TokenType._function)||n.match.call(void 0,s.TokenType._class)||c.isContextual.call(void 0,a.ContextualKeyword._opaque)?e():n.match.call(void 0,s.TokenType.star)||n.match.call(void 0,s.TokenType.braceL)||c.isContextual.call(void 0,a.ContextualKeyword._interface)||c.isContextual.call(void 0,a.ContextualKeyword._type)||c.isContextual.call(void 0,a.ContextualKeyword._opaque)?l.parseExport.call(void 0):c.unexpected.call(void 0)):c.unexpected.call(void 0)})(),n.popTypeContext.call(void 0,e)}}else if(n.match.call(void 0,s.TokenType.name)){if(e===a.ContextualKeyword._interface){let e=n.pushTypeContext.call(void 0,1);h(),n.popTypeContext.call(void 0,e)}else if(e===a.ContextualKeyword._type){let e=n.pushTypeContext.call(void 0,1);y(),n.popTypeContext.call(void 0,e)}else if(e===a.ContextualKeyword._opaque){let e=n.pushTypeContext.call(void 0,1);m(!1),n.popTypeContext.call(void 0,e)}}c.semicolon.call(void 0)},t.flowShouldParseExportDeclaration=function(){return c.isContextual.call(void 0,a.ContextualKeyword._type)||c.isContextual.call(void 0,a.ContextualKeyword._interface)||c.isContextual.call(void 0,a.ContextualKeyword._opaque)||c.isContextual.call(void 0,a.ContextualKeyword._enum)},t.flowShouldDisallowExportDefaultSpecifier=function(){return n.match.call(void 0,s.TokenType.name)&&(r.state.contextualKeyword===a.ContextualKeyword._type||r.state.contextualKeyword===a.ContextualKeyword._interface||r.state.contextualKeyword===a.ContextualKeyword._opaque||r.state.contextualKeyword===a.ContextualKeyword._enum)},t.flowParseExportDeclaration=function(){if(c.isContextual.call(void 0,a.ContextualKeyword._type)){let e=n.pushTypeContext.call(void 0,1);n.next.call(void 0),n.match.call(void 0,s.TokenType.braceL)?(l.parseExportSpecifiers.call(void 0),l.parseExportFrom.call(void 0)):y(),n.popTypeContext.call(void 0,e)}else if(c.isContextual.call(void 0,a.ContextualKeyword._opaque)){let e=n.pushTypeContext.call(void 0,1);n.next.call(void 0),m(!1),n.popTypeContext.call(void 0,e)}else if(c.isContextual.call(void 0,a.ContextualKeyword._interface)){let e=n.pushTypeContext.call(void 0,1);n.next.call(void 0),h(),n.popTypeContext.call(void 0,e)}else l.parseStatement.call(void 0,!0)},t.flowShouldParseExportStar=function(){return n.match.call(void 0,s.TokenType.star)||c.isContextual.call(void 0,a.ContextualKeyword._type)&&n.lookaheadType.call(void 0)===s.TokenType.star},t.flowParseExportStar=function(){if(c.eatContextual.call(void 0,a.ContextualKeyword._type)){let e=n.pushTypeContext.call(void 0,2);l.baseParseExportStar.call(void 0),n.popTypeContext.call(void 0,e)}else l.baseParseExportStar.call(void 0)},t.flowAfterParseClassSuper=function(e){if(e&&n.match.call(void 0,s.TokenType.lessThan)&&v(),c.isContextual.call(void 0,a.ContextualKeyword._implements)){let e=n.pushTypeContext.call(void 0,0);n.next.call(void 0),r.state.tokens[r.state.tokens.length-1].type=s.TokenType._implements;do u(),n.match.call(void 0,s.TokenType.lessThan)&&v();while(n.eat.call(void 0,s.TokenType.comma));n.popTypeContext.call(void 0,e)}},t.flowStartParseObjPropValue=function(){n.match.call(void 0,s.TokenType.lessThan)&&(f(),n.match.call(void 0,s.TokenType.parenL)||c.unexpected.call(void 0))},t.flowParseAssignableListItemTypes=function(){let e=n.pushTypeContext.call(void 0,0);n.eat.call(void 0,s.TokenType.question),n.match.call(void 0,s.TokenType.colon)&&A(),n.popTypeContext.call(void 0,e)},t.flowStartParseImportSpecifiers=function(){if(n.match.call(void 0,s.TokenType._typeof)||c.isContextual.call(void 0,a.ContextualKeyword._type)){let e=n.lookaheadTypeAndKeyword.call(void 0);((e.type===s.TokenType.name||e.type&s.TokenType.IS_KEYWORD)&&e.contextualKeyword!==a.ContextualKeyword._from||e.type===s.TokenType.braceL||e.type===s.TokenType.star)&&n.next.call(void 0)}},t.flowParseImportSpecifier=function(){let e=r.state.contextualKeyword===a.ContextualKeyword._type||r.state.type===s.TokenType._typeof;(e?n.next.call(void 0):i.parseIdentifier.call(void 0),c.isContextual.call(void 0,a.ContextualKeyword._as)&&!c.isLookaheadContextual.call(void 0,a.ContextualKeyword._as))?(i.parseIdentifier.call(void 0),(!e||n.match.call(void 0,s.TokenType.name)||r.state.type&s.TokenType.IS_KEYWORD)&&i.parseIdentifier.call(void 0)):(e&&(n.match.call(void 0,s.TokenType.name)||r.state.type&s.TokenType.IS_KEYWORD)&&i.parseIdentifier.call(void 0),c.eatContextual.call(void 0,a.ContextualKeyword._as)&&i.parseIdentifier.call(void 0))},t.flowStartParseFunctionParams=function(){if(n.match.call(void 0,s.TokenType.lessThan)){let e=n.pushTypeContext.call(void 0,0);f(),n.popTypeContext.call(void 0,e)}},t.flowAfterParseVarHead=function(){n.match.call(void 0,s.TokenType.colon)&&A()},t.flowStartParseAsyncArrowFromCallExpression=function(){if(n.match.call(void 0,s.TokenType.colon)){let e=r.state.noAnonFunctionType;r.state.noAnonFunctionType=!0,A(),r.state.noAnonFunctionType=e}},t.flowParseMaybeAssign=function(e,t){if(n.match.call(void 0,s.TokenType.lessThan)){let o=r.state.snapshot(),a=i.baseParseMaybeAssign.call(void 0,e,t);if(!r.state.error)return a;r.state.restoreFromSnapshot(o),r.state.type=s.TokenType.typeParameterStart;let l=n.pushTypeContext.call(void 0,0);if(f(),n.popTypeContext.call(void 0,l),a=i.baseParseMaybeAssign.call(void 0,e,t))return!0;c.unexpected.call(void 0)}return i.baseParseMaybeAssign.call(void 0,e,t)},t.flowParseArrow=function(){if(n.match.call(void 0,s.TokenType.colon)){let e=n.pushTypeContext.call(void 0,0),t=r.state.snapshot(),o=r.state.noAnonFunctionType;r.state.noAnonFunctionType=!0,T(),r.state.noAnonFunctionType=o,c.canInsertSemicolon.call(void 0)&&c.unexpected.call(void 0),n.match.call(void 0,s.TokenType.arrow)||c.unexpected.call(void 0),r.state.error&&r.state.restoreFromSnapshot(t),n.popTypeContext.call(void 0,e)}return n.eat.call(void 0,s.TokenType.arrow)},t.flowParseSubscripts=function(e,t=!1){if(r.state.tokens[r.state.tokens.length-1].contextualKeyword===a.ContextualKeyword._async&&n.match.call(void 0,s.TokenType.lessThan)){let e,t=r.state.snapshot();if(r.state.scopeDepth++,e=r.state.tokens.length,l.parseFunctionParams.call(void 0),i.parseArrow.call(void 0)&&(i.parseArrowExpression.call(void 0,e),1)&&!r.state.error)return;r.state.restoreFromSnapshot(t)}i.baseParseSubscripts.call(void 0,e,t)}},308:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(683),a=o(914),s=o(569),r=o(638),i=o(756),l=o(336),c=o(415),p=o(359);function d(e){if(h(),!n.eat.call(void 0,a.TokenType.colon)){s.state.tokens[s.state.tokens.length-1].identifierRole=e;return}h()}function T(){let e=s.state.tokens.length;d(n.IdentifierRole.Access);let t=!1;for(;n.match.call(void 0,a.TokenType.dot);)t=!0,h(),h();if(!t){let t=s.state.tokens[e],o=s.input.charCodeAt(t.start);o>=l.charCodes.lowercaseA&&o<=l.charCodes.lowercaseZ&&(t.identifierRole=null)}}function h(){s.state.tokens.push(new(0,n.Token)),n.skipSpace.call(void 0),s.state.start=s.state.pos;let e=s.input.charCodeAt(s.state.pos);if(c.IS_IDENTIFIER_START[e])!function(){let e;do{if(s.state.pos>s.input.length)return void i.unexpected.call(void 0,\"Unexpectedly reached the end of input.\");e=s.input.charCodeAt(++s.state.pos)}while(c.IS_IDENTIFIER_CHAR[e]||e===l.charCodes.dash);n.finishToken.call(void 0,a.TokenType.jsxName)}();else if(e===l.charCodes.quotationMark||e===l.charCodes.apostrophe)!function(e){for(s.state.pos++;;){if(s.state.pos>=s.input.length)return void i.unexpected.call(void 0,\"Unterminated string constant\");if(s.input.charCodeAt(s.state.pos)===e){s.state.pos++;break}s.state.pos++}n.finishToken.call(void 0,a.TokenType.string)}(e);else switch(++s.state.pos,e){case l.charCodes.greaterThan:n.finishToken.call(void 0,a.TokenType.jsxTagEnd);break;case l.charCodes.lessThan:n.finishToken.call(void 0,a.TokenType.jsxTagStart);break;case l.charCodes.slash:n.finishToken.call(void 0,a.TokenType.slash);break;case l.charCodes.equalsTo:n.finishToken.call(void 0,a.TokenType.eq);break;case l.charCodes.leftCurlyBrace:n.finishToken.call(void 0,a.TokenType.braceL);break;case l.charCodes.dot:n.finishToken.call(void 0,a.TokenType.dot);break;case l.charCodes.colon:n.finishToken.call(void 0,a.TokenType.colon);break;default:i.unexpected.call(void 0)}}function k(){s.state.tokens.push(new(0,n.Token)),s.state.start=s.state.pos,function(){let e=!1,t=!1;for(;;){if(s.state.pos>=s.input.length)return void i.unexpected.call(void 0,\"Unterminated JSX contents\");let o=s.input.charCodeAt(s.state.pos);if(o===l.charCodes.lessThan||o===l.charCodes.leftCurlyBrace){if(s.state.pos===s.state.start){if(o===l.charCodes.lessThan){s.state.pos++,n.finishToken.call(void 0,a.TokenType.jsxTagStart);return}n.getTokenFromCode.call(void 0,o);return}e&&!t?n.finishToken.call(void 0,a.TokenType.jsxEmptyText):n.finishToken.call(void 0,a.TokenType.jsxText);return}o===l.charCodes.lineFeed?e=!0:o!==l.charCodes.space&&o!==l.charCodes.carriageReturn&&o!==l.charCodes.tab&&(t=!0),s.state.pos++}}()}t.jsxParseElement=function e(){h(),function t(){let o=s.state.tokens.length-1;s.state.tokens[o].jsxRole=n.JSXRole.NoChildren;let c=0;if(!function(t){if(n.match.call(void 0,a.TokenType.jsxTagEnd))return!1;T(),s.isTypeScriptEnabled&&p.tsTryParseJSXTypeArgument.call(void 0);let o=!1;for(;!n.match.call(void 0,a.TokenType.slash)&&!n.match.call(void 0,a.TokenType.jsxTagEnd)&&!s.state.error;){if(n.eat.call(void 0,a.TokenType.braceL)){o=!0,i.expect.call(void 0,a.TokenType.ellipsis),r.parseMaybeAssign.call(void 0),h();continue}o&&s.state.end-s.state.start==3&&s.input.charCodeAt(s.state.start)===l.charCodes.lowercaseK&&s.input.charCodeAt(s.state.start+1)===l.charCodes.lowercaseE&&s.input.charCodeAt(s.state.start+2)===l.charCodes.lowercaseY&&(s.state.tokens[t].jsxRole=n.JSXRole.KeyAfterPropSpread),d(n.IdentifierRole.ObjectKey),n.match.call(void 0,a.TokenType.eq)&&(h(),function(){switch(s.state.type){case a.TokenType.braceL:n.next.call(void 0),r.parseExpression.call(void 0),h();return;case a.TokenType.jsxTagStart:e(),h();return;case a.TokenType.string:h();return;default:i.unexpected.call(void 0,\"JSX value should be either an expression or a quoted JSX text\")}}())}let c=n.match.call(void 0,a.TokenType.slash);return c&&h(),c}(o))for(k();;)switch(s.state.type){case a.TokenType.jsxTagStart:if(h(),n.match.call(void 0,a.TokenType.slash)){h(),n.match.call(void 0,a.TokenType.jsxTagEnd)||T(),s.state.tokens[o].jsxRole!==n.JSXRole.KeyAfterPropSpread&&(1===c?s.state.tokens[o].jsxRole=n.JSXRole.OneChild:c>1&&(s.state.tokens[o].jsxRole=n.JSXRole.StaticChildren));return}c++,t(),k();break;case a.TokenType.jsxText:c++,k();break;case a.TokenType.jsxEmptyText:k();break;case a.TokenType.braceL:n.next.call(void 0),n.match.call(void 0,a.TokenType.ellipsis)?(i.expect.call(void 0,a.TokenType.ellipsis),r.parseExpression.call(void 0),k(),c+=2):(n.match.call(void 0,a.TokenType.braceR)||(c++,r.parseExpression.call(void 0)),k());break;default:i.unexpected.call(void 0);return}}()},t.nextJSXTagToken=h},785:(e,t)=>{Object.defineProperty(t,\"__esModule\",{value:!0}),t.default=new Map([[\"quot\",'\"'],[\"amp\",\"&\"],[\"apos\",\"'\"],[\"lt\",\"<\"],[\"gt\",\">\"],[\"nbsp\",\"\\xa0\"],[\"iexcl\",\"\\xa1\"],[\"cent\",\"\\xa2\"],[\"pound\",\"\\xa3\"],[\"curren\",\"\\xa4\"],[\"yen\",\"\\xa5\"],[\"brvbar\",\"\\xa6\"],[\"sect\",\"\\xa7\"],[\"uml\",\"\\xa8\"],[\"copy\",\"\\xa9\"],[\"ordf\",\"\\xaa\"],[\"laquo\",\"\\xab\"],[\"not\",\"\\xac\"],[\"shy\",\"\\xad\"],[\"reg\",\"\\xae\"],[\"macr\",\"\\xaf\"],[\"deg\",\"\\xb0\"],[\"plusmn\",\"\\xb1\"],[\"sup2\",\"\\xb2\"],[\"sup3\",\"\\xb3\"],[\"acute\",\"\\xb4\"],[\"micro\",\"\\xb5\"],[\"para\",\"\\xb6\"],[\"middot\",\"\\xb7\"],[\"cedil\",\"\\xb8\"],[\"sup1\",\"\\xb9\"],[\"ordm\",\"\\xba\"],[\"raquo\",\"\\xbb\"],[\"frac14\",\"\\xbc\"],[\"frac12\",\"\\xbd\"],[\"frac34\",\"\\xbe\"],[\"iquest\",\"\\xbf\"],[\"Agrave\",\"\\xc0\"],[\"Aacute\",\"\\xc1\"],[\"Acirc\",\"\\xc2\"],[\"Atilde\",\"\\xc3\"],[\"Auml\",\"\\xc4\"],[\"Aring\",\"\\xc5\"],[\"AElig\",\"\\xc6\"],[\"Ccedil\",\"\\xc7\"],[\"Egrave\",\"\\xc8\"],[\"Eacute\",\"\\xc9\"],[\"Ecirc\",\"\\xca\"],[\"Euml\",\"\\xcb\"],[\"Igrave\",\"\\xcc\"],[\"Iacute\",\"\\xcd\"],[\"Icirc\",\"\\xce\"],[\"Iuml\",\"\\xcf\"],[\"ETH\",\"\\xd0\"],[\"Ntilde\",\"\\xd1\"],[\"Ograve\",\"\\xd2\"],[\"Oacute\",\"\\xd3\"],[\"Ocirc\",\"\\xd4\"],[\"Otilde\",\"\\xd5\"],[\"Ouml\",\"\\xd6\"],[\"times\",\"\\xd7\"],[\"Oslash\",\"\\xd8\"],[\"Ugrave\",\"\\xd9\"],[\"Uacute\",\"\\xda\"],[\"Ucirc\",\"\\xdb\"],[\"Uuml\",\"\\xdc\"],[\"Yacute\",\"\\xdd\"],[\"THORN\",\"\\xde\"],[\"szlig\",\"\\xdf\"],[\"agrave\",\"\\xe0\"],[\"aacute\",\"\\xe1\"],[\"acirc\",\"\\xe2\"],[\"atilde\",\"\\xe3\"],[\"auml\",\"\\xe4\"],[\"aring\",\"\\xe5\"],[\"aelig\",\"\\xe6\"],[\"ccedil\",\"\\xe7\"],[\"egrave\",\"\\xe8\"],[\"eacute\",\"\\xe9\"],[\"ecirc\",\"\\xea\"],[\"euml\",\"\\xeb\"],[\"igrave\",\"\\xec\"],[\"iacute\",\"\\xed\"],[\"icirc\",\"\\xee\"],[\"iuml\",\"\\xef\"],[\"eth\",\"\\xf0\"],[\"ntilde\",\"\\xf1\"],[\"ograve\",\"\\xf2\"],[\"oacute\",\"\\xf3\"],[\"ocirc\",\"\\xf4\"],[\"otilde\",\"\\xf5\"],[\"ouml\",\"\\xf6\"],[\"divide\",\"\\xf7\"],[\"oslash\",\"\\xf8\"],[\"ugrave\",\"\\xf9\"],[\"uacute\",\"\\xfa\"],[\"ucirc\",\"\\xfb\"],[\"uuml\",\"\\xfc\"],[\"yacute\",\"\\xfd\"],[\"thorn\",\"\\xfe\"],[\"yuml\",\"\\xff\"],[\"OElig\",\"\\u0152\"],[\"oelig\",\"\\u0153\"],[\"Scaron\",\"\\u0160\"],[\"scaron\",\"\\u0161\"],[\"Yuml\",\"\\u0178\"],[\"fnof\",\"\\u0192\"],[\"circ\",\"\\u02C6\"],[\"tilde\",\"\\u02DC\"],[\"Alpha\",\"\\u0391\"],[\"Beta\",\"\\u0392\"],[\"Gamma\",\"\\u0393\"],[\"Delta\",\"\\u0394\"],[\"Epsilon\",\"\\u0395\"],[\"Zeta\",\"\\u0396\"],[\"Eta\",\"\\u0397\"],[\"Theta\",\"\\u0398\"],[\"Iota\",\"\\u0399\"],[\"Kappa\",\"\\u039A\"],[\"Lambda\",\"\\u039B\"],[\"Mu\",\"\\u039C\"],[\"Nu\",\"\\u039D\"],[\"Xi\",\"\\u039E\"],[\"Omicron\",\"\\u039F\"],[\"Pi\",\"\\u03A0\"],[\"Rho\",\"\\u03A1\"],[\"Sigma\",\"\\u03A3\"],[\"Tau\",\"\\u03A4\"],[\"Upsilon\",\"\\u03A5\"],[\"Phi\",\"\\u03A6\"],[\"Chi\",\"\\u03A7\"],[\"Psi\",\"\\u03A8\"],[\"Omega\",\"\\u03A9\"],[\"alpha\",\"\\u03B1\"],[\"beta\",\"\\u03B2\"],[\"gamma\",\"\\u03B3\"],[\"delta\",\"\\u03B4\"],[\"epsilon\",\"\\u03B5\"],[\"zeta\",\"\\u03B6\"],[\"eta\",\"\\u03B7\"],[\"theta\",\"\\u03B8\"],[\"iota\",\"\\u03B9\"],[\"kappa\",\"\\u03BA\"],[\"lambda\",\"\\u03BB\"],[\"mu\",\"\\u03BC\"],[\"nu\",\"\\u03BD\"],[\"xi\",\"\\u03BE\"],[\"omicron\",\"\\u03BF\"],[\"pi\",\"\\u03C0\"],[\"rho\",\"\\u03C1\"],[\"sigmaf\",\"\\u03C2\"],[\"sigma\",\"\\u03C3\"],[\"tau\",\"\\u03C4\"],[\"upsilon\",\"\\u03C5\"],[\"phi\",\"\\u03C6\"],[\"chi\",\"\\u03C7\"],[\"psi\",\"\\u03C8\"],[\"omega\",\"\\u03C9\"],[\"thetasym\",\"\\u03D1\"],[\"upsih\",\"\\u03D2\"],[\"piv\",\"\\u03D6\"],[\"ensp\",\"\\u2002\"],[\"emsp\",\"\\u2003\"],[\"thinsp\",\"\\u2009\"],[\"zwnj\",\"\\u200C\"],[\"zwj\",\"\\u200D\"],[\"lrm\",\"\\u200E\"],[\"rlm\",\"\\u200F\"],[\"ndash\",\"\\u2013\"],[\"mdash\",\"\\u2014\"],[\"lsquo\",\"\\u2018\"],[\"rsquo\",\"\\u2019\"],[\"sbquo\",\"\\u201A\"],[\"ldquo\",\"\\u201C\"],[\"rdquo\",\"\\u201D\"],[\"bdquo\",\"\\u201E\"],[\"dagger\",\"\\u2020\"],[\"Dagger\",\"\\u2021\"],[\"bull\",\"\\u2022\"],[\"hellip\",\"\\u2026\"],[\"permil\",\"\\u2030\"],[\"prime\",\"\\u2032\"],[\"Prime\",\"\\u2033\"],[\"lsaquo\",\"\\u2039\"],[\"rsaquo\",\"\\u203A\"],[\"oline\",\"\\u203E\"],[\"frasl\",\"\\u2044\"],[\"euro\",\"\\u20AC\"],[\"image\",\"\\u2111\"],[\"weierp\",\"\\u2118\"],[\"real\",\"\\u211C\"],[\"trade\",\"\\u2122\"],[\"alefsym\",\"\\u2135\"],[\"larr\",\"\\u2190\"],[\"uarr\",\"\\u2191\"],[\"rarr\",\"\\u2192\"],[\"darr\",\"\\u2193\"],[\"harr\",\"\\u2194\"],[\"crarr\",\"\\u21B5\"],[\"lArr\",\"\\u21D0\"],[\"uArr\",\"\\u21D1\"],[\"rArr\",\"\\u21D2\"],[\"dArr\",\"\\u21D3\"],[\"hArr\",\"\\u21D4\"],[\"forall\",\"\\u2200\"],[\"part\",\"\\u2202\"],[\"exist\",\"\\u2203\"],[\"empty\",\"\\u2205\"],[\"nabla\",\"\\u2207\"],[\"isin\",\"\\u2208\"],[\"notin\",\"\\u2209\"],[\"ni\",\"\\u220B\"],[\"prod\",\"\\u220F\"],[\"sum\",\"\\u2211\"],[\"minus\",\"\\u2212\"],[\"lowast\",\"\\u2217\"],[\"radic\",\"\\u221A\"],[\"prop\",\"\\u221D\"],[\"infin\",\"\\u221E\"],[\"ang\",\"\\u2220\"],[\"and\",\"\\u2227\"],[\"or\",\"\\u2228\"],[\"cap\",\"\\u2229\"],[\"cup\",\"\\u222A\"],[\"int\",\"\\u222B\"],[\"there4\",\"\\u2234\"],[\"sim\",\"\\u223C\"],[\"cong\",\"\\u2245\"],[\"asymp\",\"\\u2248\"],[\"ne\",\"\\u2260\"],[\"equiv\",\"\\u2261\"],[\"le\",\"\\u2264\"],[\"ge\",\"\\u2265\"],[\"sub\",\"\\u2282\"],[\"sup\",\"\\u2283\"],[\"nsub\",\"\\u2284\"],[\"sube\",\"\\u2286\"],[\"supe\",\"\\u2287\"],[\"oplus\",\"\\u2295\"],[\"otimes\",\"\\u2297\"],[\"perp\",\"\\u22A5\"],[\"sdot\",\"\\u22C5\"],[\"lceil\",\"\\u2308\"],[\"rceil\",\"\\u2309\"],[\"lfloor\",\"\\u230A\"],[\"rfloor\",\"\\u230B\"],[\"lang\",\"\\u2329\"],[\"rang\",\"\\u232A\"],[\"loz\",\"\\u25CA\"],[\"spades\",\"\\u2660\"],[\"clubs\",\"\\u2663\"],[\"hearts\",\"\\u2665\"],[\"diams\",\"\\u2666\"]])},171:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(683),a=o(914),s=o(569),r=o(638),i=o(944),l=o(359);t.typedParseConditional=function(e){if(n.match.call(void 0,a.TokenType.question)){let e=n.lookaheadType.call(void 0);if(e===a.TokenType.colon||e===a.TokenType.comma||e===a.TokenType.parenR)return}r.baseParseConditional.call(void 0,e)},t.typedParseParenItem=function(){n.eatTypeToken.call(void 0,a.TokenType.question),n.match.call(void 0,a.TokenType.colon)&&(s.isTypeScriptEnabled?l.tsParseTypeAnnotation.call(void 0):s.isFlowEnabled&&i.flowParseTypeAnnotation.call(void 0))}},359:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a,s=o(683),r=o(135),i=o(914),l=o(569),c=o(638),p=o(11),d=o(679),T=o(756),h=o(308);function k(){return s.match.call(void 0,i.TokenType.name)}function u(){let e=l.state.snapshot();return s.next.call(void 0),!(!(s.match.call(void 0,i.TokenType.bracketL)||s.match.call(void 0,i.TokenType.braceL)||s.match.call(void 0,i.TokenType.star)||s.match.call(void 0,i.TokenType.ellipsis)||s.match.call(void 0,i.TokenType.hash)||s.match.call(void 0,i.TokenType.name)||l.state.type&i.TokenType.IS_KEYWORD||s.match.call(void 0,i.TokenType.string)||s.match.call(void 0,i.TokenType.num)||s.match.call(void 0,i.TokenType.bigint)||s.match.call(void 0,i.TokenType.decimal))||T.hasPrecedingLineBreak.call(void 0))||(l.state.restoreFromSnapshot(e),!1)}function y(e){for(;null!==m(e););}function m(e){if(!s.match.call(void 0,i.TokenType.name))return null;let t=l.state.contextualKeyword;if(-1!==e.indexOf(t)&&u()){switch(t){case r.ContextualKeyword._readonly:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._readonly;break;case r.ContextualKeyword._abstract:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._abstract;break;case r.ContextualKeyword._static:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._static;break;case r.ContextualKeyword._public:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._public;break;case r.ContextualKeyword._private:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._private;break;case r.ContextualKeyword._protected:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._protected;break;case r.ContextualKeyword._override:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._override;break;case r.ContextualKeyword._declare:l.state.tokens[l.state.tokens.length-1].type=i.TokenType._declare}return t}return null}function f(){for(c.parseIdentifier.call(void 0);s.eat.call(void 0,i.TokenType.dot);)c.parseIdentifier.call(void 0)}function v(){T.expect.call(void 0,i.TokenType._import),T.expect.call(void 0,i.TokenType.parenL),T.expect.call(void 0,i.TokenType.string),T.expect.call(void 0,i.TokenType.parenR),s.eat.call(void 0,i.TokenType.dot)&&f(),s.match.call(void 0,i.TokenType.lessThan)&&X()}function x(){s.match.call(void 0,i.TokenType.lessThan)&&_()}function _(){let e=s.pushTypeContext.call(void 0,0);for(s.match.call(void 0,i.TokenType.lessThan)||s.match.call(void 0,i.TokenType.typeParameterStart)?s.next.call(void 0):T.unexpected.call(void 0);!s.eat.call(void 0,i.TokenType.greaterThan)&&!l.state.error;)!function(){s.eat.call(void 0,i.TokenType._const);let e=s.eat.call(void 0,i.TokenType._in),t=T.eatContextual.call(void 0,r.ContextualKeyword._out);s.eat.call(void 0,i.TokenType._const),(e||t)&&!s.match.call(void 0,i.TokenType.name)?l.state.tokens[l.state.tokens.length-1].type=i.TokenType.name:c.parseIdentifier.call(void 0),s.eat.call(void 0,i.TokenType._extends)&&K(),s.eat.call(void 0,i.TokenType.eq)&&K()}(),s.eat.call(void 0,i.TokenType.comma);s.popTypeContext.call(void 0,e)}function C(e){var t;let o=e===i.TokenType.arrow;x(),T.expect.call(void 0,i.TokenType.parenL),l.state.scopeDepth++,t=!1,p.parseBindingList.call(void 0,i.TokenType.parenR,t),l.state.scopeDepth--,o?P(e):s.match.call(void 0,e)&&P(e)}function g(){s.eat.call(void 0,i.TokenType.comma)||T.semicolon.call(void 0)}function b(){C(i.TokenType.colon),g()}function I(){let e,t;if(!(s.match.call(void 0,i.TokenType.bracketL)&&(e=l.state.snapshot(),s.next.call(void 0),t=s.eat.call(void 0,i.TokenType.name)&&s.match.call(void 0,i.TokenType.colon),l.state.restoreFromSnapshot(e),t)))return!1;let o=s.pushTypeContext.call(void 0,0);return T.expect.call(void 0,i.TokenType.bracketL),c.parseIdentifier.call(void 0),N(),T.expect.call(void 0,i.TokenType.bracketR),L(),g(),s.popTypeContext.call(void 0,o),!0}function w(e){s.eat.call(void 0,i.TokenType.question),!e&&(s.match.call(void 0,i.TokenType.parenL)||s.match.call(void 0,i.TokenType.lessThan))?C(i.TokenType.colon):L(),g()}function E(){for(T.expect.call(void 0,i.TokenType.braceL);!s.eat.call(void 0,i.TokenType.braceR)&&!l.state.error;)!function(){if(s.match.call(void 0,i.TokenType.parenL)||s.match.call(void 0,i.TokenType.lessThan))return b();if(s.match.call(void 0,i.TokenType._new)){s.next.call(void 0),s.match.call(void 0,i.TokenType.parenL)||s.match.call(void 0,i.TokenType.lessThan)?b():w(!1);return}let e=!!m([r.ContextualKeyword._readonly]);I()||((T.isContextual.call(void 0,r.ContextualKeyword._get)||T.isContextual.call(void 0,r.ContextualKeyword._set))&&u(),c.parsePropertyName.call(void 0,-1),w(e))}()}function S(e){e===a.TSAbstractConstructorType&&T.expectContextual.call(void 0,r.ContextualKeyword._abstract),(e===a.TSConstructorType||e===a.TSAbstractConstructorType)&&T.expect.call(void 0,i.TokenType._new);let t=l.state.inDisallowConditionalTypesContext;l.state.inDisallowConditionalTypesContext=!1,C(i.TokenType.arrow),l.state.inDisallowConditionalTypesContext=t}function A(){if(T.isContextual.call(void 0,r.ContextualKeyword._keyof)||T.isContextual.call(void 0,r.ContextualKeyword._unique)||T.isContextual.call(void 0,r.ContextualKeyword._readonly))s.next.call(void 0),A();else if(T.isContextual.call(void 0,r.ContextualKeyword._infer)){if(T.expectContextual.call(void 0,r.ContextualKeyword._infer),c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType._extends)){let e=l.state.snapshot();T.expect.call(void 0,i.TokenType._extends);let t=l.state.inDisallowConditionalTypesContext;l.state.inDisallowConditionalTypesContext=!0,K(),l.state.inDisallowConditionalTypesContext=t,(l.state.error||!l.state.inDisallowConditionalTypesContext&&s.match.call(void 0,i.TokenType.question))&&l.state.restoreFromSnapshot(e)}}else{let e=l.state.inDisallowConditionalTypesContext;for(l.state.inDisallowConditionalTypesContext=!1,!function(){switch(l.state.type){case i.TokenType.name:f(),!T.hasPrecedingLineBreak.call(void 0)&&s.match.call(void 0,i.TokenType.lessThan)&&X();return;case i.TokenType._void:case i.TokenType._null:s.next.call(void 0);return;case i.TokenType.string:case i.TokenType.num:case i.TokenType.bigint:case i.TokenType.decimal:case i.TokenType._true:case i.TokenType._false:c.parseLiteral.call(void 0);return;case i.TokenType.minus:s.next.call(void 0),c.parseLiteral.call(void 0);return;case i.TokenType._this:s.next.call(void 0),T.isContextual.call(void 0,r.ContextualKeyword._is)&&!T.hasPrecedingLineBreak.call(void 0)&&(s.next.call(void 0),N());return;case i.TokenType._typeof:T.expect.call(void 0,i.TokenType._typeof),s.match.call(void 0,i.TokenType._import)?v():f(),!T.hasPrecedingLineBreak.call(void 0)&&s.match.call(void 0,i.TokenType.lessThan)&&X();return;case i.TokenType._import:v();return;case i.TokenType.braceL:let e,t;(e=l.state.snapshot(),s.next.call(void 0),t=s.eat.call(void 0,i.TokenType.plus)||s.eat.call(void 0,i.TokenType.minus)?T.isContextual.call(void 0,r.ContextualKeyword._readonly):(T.isContextual.call(void 0,r.ContextualKeyword._readonly)&&s.next.call(void 0),!!s.match.call(void 0,i.TokenType.bracketL)&&(s.next.call(void 0),!!k()&&(s.next.call(void 0),s.match.call(void 0,i.TokenType._in)))),l.state.restoreFromSnapshot(e),t)?(T.expect.call(void 0,i.TokenType.braceL),s.match.call(void 0,i.TokenType.plus)||s.match.call(void 0,i.TokenType.minus)?(s.next.call(void 0),T.expectContextual.call(void 0,r.ContextualKeyword._readonly)):T.eatContextual.call(void 0,r.ContextualKeyword._readonly),T.expect.call(void 0,i.TokenType.bracketL),c.parseIdentifier.call(void 0),T.expect.call(void 0,i.TokenType._in),K(),T.eatContextual.call(void 0,r.ContextualKeyword._as)&&K(),T.expect.call(void 0,i.TokenType.bracketR),s.match.call(void 0,i.TokenType.plus)||s.match.call(void 0,i.TokenType.minus)?(s.next.call(void 0),T.expect.call(void 0,i.TokenType.question)):s.eat.call(void 0,i.TokenType.question),s.eat.call(void 0,i.TokenType.colon)&&K(),T.semicolon.call(void 0),T.expect.call(void 0,i.TokenType.braceR)):E();return;case i.TokenType.bracketL:for(T.expect.call(void 0,i.TokenType.bracketL);!s.eat.call(void 0,i.TokenType.bracketR)&&!l.state.error;)s.eat.call(void 0,i.TokenType.ellipsis)?K():(K(),s.eat.call(void 0,i.TokenType.question)),s.eat.call(void 0,i.TokenType.colon)&&K(),s.eat.call(void 0,i.TokenType.comma);return;case i.TokenType.parenL:T.expect.call(void 0,i.TokenType.parenL),K(),T.expect.call(void 0,i.TokenType.parenR);return;case i.TokenType.backQuote:for(s.nextTemplateToken.call(void 0),s.nextTemplateToken.call(void 0);!s.match.call(void 0,i.TokenType.backQuote)&&!l.state.error;)T.expect.call(void 0,i.TokenType.dollarBraceL),K(),s.nextTemplateToken.call(void 0),s.nextTemplateToken.call(void 0);s.next.call(void 0);return;default:if(l.state.type&i.TokenType.IS_KEYWORD){s.next.call(void 0),l.state.tokens[l.state.tokens.length-1].type=i.TokenType.name;return}}T.unexpected.call(void 0)}();!T.hasPrecedingLineBreak.call(void 0)&&s.eat.call(void 0,i.TokenType.bracketL);)s.eat.call(void 0,i.TokenType.bracketR)||(K(),T.expect.call(void 0,i.TokenType.bracketR));l.state.inDisallowConditionalTypesContext=e}}function R(){if(s.eat.call(void 0,i.TokenType.bitwiseAND),A(),s.match.call(void 0,i.TokenType.bitwiseAND))for(;s.eat.call(void 0,i.TokenType.bitwiseAND);)A()}function P(e){let t=s.pushTypeContext.call(void 0,0);T.expect.call(void 0,e),!function(){let e=l.state.snapshot();if(T.isContextual.call(void 0,r.ContextualKeyword._asserts)){if(s.next.call(void 0),T.eatContextual.call(void 0,r.ContextualKeyword._is))return K(),!0;if(k()||s.match.call(void 0,i.TokenType._this))return s.next.call(void 0),T.eatContextual.call(void 0,r.ContextualKeyword._is)&&K(),!0;l.state.restoreFromSnapshot(e)}else if(k()||s.match.call(void 0,i.TokenType._this)){if(s.next.call(void 0),T.isContextual.call(void 0,r.ContextualKeyword._is)&&!T.hasPrecedingLineBreak.call(void 0))return s.next.call(void 0),K(),!0;l.state.restoreFromSnapshot(e)}return!1}()&&K(),s.popTypeContext.call(void 0,t)}function L(){s.match.call(void 0,i.TokenType.colon)&&N()}function N(){let e=s.pushTypeContext.call(void 0,0);T.expect.call(void 0,i.TokenType.colon),K(),s.popTypeContext.call(void 0,e)}function K(){if(D(),l.state.inDisallowConditionalTypesContext||T.hasPrecedingLineBreak.call(void 0)||!s.eat.call(void 0,i.TokenType._extends))return;let e=l.state.inDisallowConditionalTypesContext;l.state.inDisallowConditionalTypesContext=!0,D(),l.state.inDisallowConditionalTypesContext=e,T.expect.call(void 0,i.TokenType.question),K(),T.expect.call(void 0,i.TokenType.colon),K()}function D(){let e,t;if(s.match.call(void 0,i.TokenType.lessThan)||s.match.call(void 0,i.TokenType.parenL)&&(e=l.state.snapshot(),t=function(){if(s.next.call(void 0),s.match.call(void 0,i.TokenType.parenR)||s.match.call(void 0,i.TokenType.ellipsis))return!0;if(function(){if(s.match.call(void 0,i.TokenType.name)||s.match.call(void 0,i.TokenType._this))return s.next.call(void 0),!0;if(s.match.call(void 0,i.TokenType.braceL)||s.match.call(void 0,i.TokenType.bracketL)){let e=1;for(s.next.call(void 0);e>0&&!l.state.error;)s.match.call(void 0,i.TokenType.braceL)||s.match.call(void 0,i.TokenType.bracketL)?e++:(s.match.call(void 0,i.TokenType.braceR)||s.match.call(void 0,i.TokenType.bracketR))&&e--,s.next.call(void 0);return!0}return!1}()&&(s.match.call(void 0,i.TokenType.colon)||s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.question)||s.match.call(void 0,i.TokenType.eq)||s.match.call(void 0,i.TokenType.parenR)&&(s.next.call(void 0),s.match.call(void 0,i.TokenType.arrow))))return!0;return!1}(),l.state.restoreFromSnapshot(e),t))return void S(a.TSFunctionType);if(s.match.call(void 0,i.TokenType._new))return void S(a.TSConstructorType);if(T.isContextual.call(void 0,r.ContextualKeyword._abstract)&&s.lookaheadType.call(void 0)===i.TokenType._new)return void S(a.TSAbstractConstructorType);if(s.eat.call(void 0,i.TokenType.bitwiseOR),R(),s.match.call(void 0,i.TokenType.bitwiseOR))for(;s.eat.call(void 0,i.TokenType.bitwiseOR);)R()}function F(){for(;!s.match.call(void 0,i.TokenType.braceL)&&!l.state.error;)f(),s.match.call(void 0,i.TokenType.lessThan)&&X(),s.eat.call(void 0,i.TokenType.comma)}function j(){for(p.parseBindingIdentifier.call(void 0,!1),T.expect.call(void 0,i.TokenType.braceL);!s.eat.call(void 0,i.TokenType.braceR)&&!l.state.error;)!function(){if(s.match.call(void 0,i.TokenType.string)?c.parseLiteral.call(void 0):c.parseIdentifier.call(void 0),s.eat.call(void 0,i.TokenType.eq)){let e=l.state.tokens.length-1;c.parseMaybeAssign.call(void 0),l.state.tokens[e].rhsEndIndex=l.state.tokens.length}}(),s.eat.call(void 0,i.TokenType.comma)}function O(){T.expect.call(void 0,i.TokenType.braceL),d.parseBlockBody.call(void 0,i.TokenType.braceR)}function M(){p.parseBindingIdentifier.call(void 0,!1),s.eat.call(void 0,i.TokenType.dot)?M():O()}function q(){T.isContextual.call(void 0,r.ContextualKeyword._global)?c.parseIdentifier.call(void 0):s.match.call(void 0,i.TokenType.string)?c.parseExprAtom.call(void 0):T.unexpected.call(void 0),s.match.call(void 0,i.TokenType.braceL)?O():T.semicolon.call(void 0)}function $(){p.parseImportedIdentifier.call(void 0),T.expect.call(void 0,i.TokenType.eq),T.isContextual.call(void 0,r.ContextualKeyword._require)&&s.lookaheadType.call(void 0)===i.TokenType.parenL?(T.expectContextual.call(void 0,r.ContextualKeyword._require),T.expect.call(void 0,i.TokenType.parenL),s.match.call(void 0,i.TokenType.string)||T.unexpected.call(void 0),c.parseLiteral.call(void 0),T.expect.call(void 0,i.TokenType.parenR)):f(),T.semicolon.call(void 0)}function B(){return H(l.state.contextualKeyword,!0)}function H(e,t){switch(e){case r.ContextualKeyword._abstract:if(W(t)&&s.match.call(void 0,i.TokenType._class))return l.state.tokens[l.state.tokens.length-1].type=i.TokenType._abstract,d.parseClass.call(void 0,!0,!1),!0;break;case r.ContextualKeyword._enum:if(W(t)&&s.match.call(void 0,i.TokenType.name))return l.state.tokens[l.state.tokens.length-1].type=i.TokenType._enum,j(),!0;break;case r.ContextualKeyword._interface:if(W(t)&&s.match.call(void 0,i.TokenType.name)){let e=s.pushTypeContext.call(void 0,t?2:1);return p.parseBindingIdentifier.call(void 0,!1),x(),s.eat.call(void 0,i.TokenType._extends)&&F(),E(),s.popTypeContext.call(void 0,e),!0}break;case r.ContextualKeyword._module:if(W(t)){if(s.match.call(void 0,i.TokenType.string)){let e=s.pushTypeContext.call(void 0,t?2:1);return q(),s.popTypeContext.call(void 0,e),!0}else if(s.match.call(void 0,i.TokenType.name)){let e=s.pushTypeContext.call(void 0,t?2:1);return M(),s.popTypeContext.call(void 0,e),!0}}break;case r.ContextualKeyword._namespace:if(W(t)&&s.match.call(void 0,i.TokenType.name)){let e=s.pushTypeContext.call(void 0,t?2:1);return M(),s.popTypeContext.call(void 0,e),!0}break;case r.ContextualKeyword._type:if(W(t)&&s.match.call(void 0,i.TokenType.name)){let e=s.pushTypeContext.call(void 0,t?2:1);return p.parseBindingIdentifier.call(void 0,!1),x(),T.expect.call(void 0,i.TokenType.eq),K(),T.semicolon.call(void 0),s.popTypeContext.call(void 0,e),!0}}return!1}function W(e){return e?(s.next.call(void 0),!0):!T.isLineTerminator.call(void 0)}function V(){l.state.type===i.TokenType.bitShiftL&&(l.state.pos-=1,s.finishToken.call(void 0,i.TokenType.lessThan)),X()}function X(){let e=s.pushTypeContext.call(void 0,0);for(T.expect.call(void 0,i.TokenType.lessThan);!s.match.call(void 0,i.TokenType.greaterThan)&&!l.state.error;)K(),s.eat.call(void 0,i.TokenType.comma);e?(T.expect.call(void 0,i.TokenType.greaterThan),s.popTypeContext.call(void 0,e)):(s.popTypeContext.call(void 0,e),s.rescan_gt.call(void 0),T.expect.call(void 0,i.TokenType.greaterThan),l.state.tokens[l.state.tokens.length-1].isType=!0)}function U(e,t){if(!s.match.call(void 0,i.TokenType.lessThan))return c.baseParseMaybeAssign.call(void 0,e,t);let o=l.state.snapshot(),n=c.baseParseMaybeAssign.call(void 0,e,t);return l.state.error&&(l.state.restoreFromSnapshot(o),l.state.type=i.TokenType.typeParameterStart,_(),(n=c.baseParseMaybeAssign.call(void 0,e,t))||T.unexpected.call(void 0)),n}function J(e,t){if(!s.match.call(void 0,i.TokenType.lessThan))return c.baseParseMaybeAssign.call(void 0,e,t);let o=l.state.snapshot();_();let n=c.baseParseMaybeAssign.call(void 0,e,t);return(n||T.unexpected.call(void 0),l.state.error)?(l.state.restoreFromSnapshot(o),c.baseParseMaybeAssign.call(void 0,e,t)):n}t.tsParseModifiers=y,t.tsParseModifier=m,t.tsTryParseTypeParameters=x,(n=a||(a={}))[n.TSFunctionType=0]=\"TSFunctionType\",n[n.TSConstructorType=1]=\"TSConstructorType\",n[n.TSAbstractConstructorType=2]=\"TSAbstractConstructorType\",t.tsTryParseTypeAnnotation=L,t.tsParseTypeAnnotation=N,t.tsParseType=K,t.tsParseNonConditionalType=D,t.tsParseTypeAssertion=function(){let e=s.pushTypeContext.call(void 0,1);K(),T.expect.call(void 0,i.TokenType.greaterThan),s.popTypeContext.call(void 0,e),c.parseMaybeUnary.call(void 0)},t.tsTryParseJSXTypeArgument=function(){if(s.eat.call(void 0,i.TokenType.jsxTagStart)){l.state.tokens[l.state.tokens.length-1].type=i.TokenType.typeParameterStart;let e=s.pushTypeContext.call(void 0,1);for(;!s.match.call(void 0,i.TokenType.greaterThan)&&!l.state.error;)K(),s.eat.call(void 0,i.TokenType.comma);h.nextJSXTagToken.call(void 0),s.popTypeContext.call(void 0,e)}},t.tsParseImportEqualsDeclaration=$,t.tsIsDeclarationStart=function(){if(s.match.call(void 0,i.TokenType.name))switch(l.state.contextualKeyword){case r.ContextualKeyword._abstract:case r.ContextualKeyword._declare:case r.ContextualKeyword._enum:case r.ContextualKeyword._interface:case r.ContextualKeyword._module:case r.ContextualKeyword._namespace:case r.ContextualKeyword._type:return!0}return!1},t.tsParseFunctionBodyAndFinish=function(e,t){if(s.match.call(void 0,i.TokenType.colon)&&P(i.TokenType.colon),!s.match.call(void 0,i.TokenType.braceL)&&T.isLineTerminator.call(void 0)){let t=l.state.tokens.length-1;for(;t>=0&&(l.state.tokens[t].start>=e||l.state.tokens[t].type===i.TokenType._default||l.state.tokens[t].type===i.TokenType._export);)l.state.tokens[t].isType=!0,t--;return}c.parseFunctionBody.call(void 0,!1,t)},t.tsParseSubscript=function(e,t,o){if(!T.hasPrecedingLineBreak.call(void 0)&&s.eat.call(void 0,i.TokenType.bang)){l.state.tokens[l.state.tokens.length-1].type=i.TokenType.nonNullAssertion;return}if(s.match.call(void 0,i.TokenType.lessThan)||s.match.call(void 0,i.TokenType.bitShiftL)){let o=l.state.snapshot();if(!t&&c.atPossibleAsync.call(void 0)){let e;if(e=l.state.snapshot(),(_(),d.parseFunctionParams.call(void 0),s.match.call(void 0,i.TokenType.colon)&&P(i.TokenType.colon),T.expect.call(void 0,i.TokenType.arrow),l.state.error)?(l.state.restoreFromSnapshot(e),!1):(c.parseFunctionBody.call(void 0,!0),!0))return}if(V(),!t&&s.eat.call(void 0,i.TokenType.parenL)?(l.state.tokens[l.state.tokens.length-1].subscriptStartIndex=e,c.parseCallExpressionArguments.call(void 0)):s.match.call(void 0,i.TokenType.backQuote)?c.parseTemplate.call(void 0):(l.state.type===i.TokenType.greaterThan||l.state.type!==i.TokenType.parenL&&l.state.type&i.TokenType.IS_EXPRESSION_START&&!T.hasPrecedingLineBreak.call(void 0))&&T.unexpected.call(void 0),!l.state.error)return;l.state.restoreFromSnapshot(o)}else!t&&s.match.call(void 0,i.TokenType.questionDot)&&s.lookaheadType.call(void 0)===i.TokenType.lessThan&&(s.next.call(void 0),l.state.tokens[e].isOptionalChainStart=!0,l.state.tokens[l.state.tokens.length-1].subscriptStartIndex=e,X(),T.expect.call(void 0,i.TokenType.parenL),c.parseCallExpressionArguments.call(void 0));c.baseParseSubscript.call(void 0,e,t,o)},t.tsTryParseExport=function(){if(s.eat.call(void 0,i.TokenType._import))return T.isContextual.call(void 0,r.ContextualKeyword._type)&&s.lookaheadType.call(void 0)!==i.TokenType.eq&&T.expectContextual.call(void 0,r.ContextualKeyword._type),$(),!0;if(s.eat.call(void 0,i.TokenType.eq))return c.parseExpression.call(void 0),T.semicolon.call(void 0),!0;if(T.eatContextual.call(void 0,r.ContextualKeyword._as))return T.expectContextual.call(void 0,r.ContextualKeyword._namespace),c.parseIdentifier.call(void 0),T.semicolon.call(void 0),!0;if(T.isContextual.call(void 0,r.ContextualKeyword._type)){let e=s.lookaheadType.call(void 0);(e===i.TokenType.braceL||e===i.TokenType.star)&&s.next.call(void 0)}return!1},t.tsParseImportSpecifier=function(){if(c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.braceR)){l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ImportDeclaration;return}if(c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.braceR)){l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ImportDeclaration,l.state.tokens[l.state.tokens.length-2].isType=!0,l.state.tokens[l.state.tokens.length-1].isType=!0;return}if(c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.braceR)){l.state.tokens[l.state.tokens.length-3].identifierRole=s.IdentifierRole.ImportAccess,l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ImportDeclaration;return}c.parseIdentifier.call(void 0),l.state.tokens[l.state.tokens.length-3].identifierRole=s.IdentifierRole.ImportAccess,l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ImportDeclaration,l.state.tokens[l.state.tokens.length-4].isType=!0,l.state.tokens[l.state.tokens.length-3].isType=!0,l.state.tokens[l.state.tokens.length-2].isType=!0,l.state.tokens[l.state.tokens.length-1].isType=!0},t.tsParseExportSpecifier=function(){if(c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.braceR)){l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ExportAccess;return}if(c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.braceR)){l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ExportAccess,l.state.tokens[l.state.tokens.length-2].isType=!0,l.state.tokens[l.state.tokens.length-1].isType=!0;return}if(c.parseIdentifier.call(void 0),s.match.call(void 0,i.TokenType.comma)||s.match.call(void 0,i.TokenType.braceR)){l.state.tokens[l.state.tokens.length-3].identifierRole=s.IdentifierRole.ExportAccess;return}c.parseIdentifier.call(void 0),l.state.tokens[l.state.tokens.length-3].identifierRole=s.IdentifierRole.ExportAccess,l.state.tokens[l.state.tokens.length-4].isType=!0,l.state.tokens[l.state.tokens.length-3].isType=!0,l.state.tokens[l.state.tokens.length-2].isType=!0,l.state.tokens[l.state.tokens.length-1].isType=!0},t.tsTryParseExportDefaultExpression=function(){if(T.isContextual.call(void 0,r.ContextualKeyword._abstract)&&s.lookaheadType.call(void 0)===i.TokenType._class)return l.state.type=i.TokenType._abstract,s.next.call(void 0),d.parseClass.call(void 0,!0,!0),!0;if(T.isContextual.call(void 0,r.ContextualKeyword._interface)){let e=s.pushTypeContext.call(void 0,2);return H(r.ContextualKeyword._interface,!0),s.popTypeContext.call(void 0,e),!0}return!1},t.tsTryParseStatementContent=function(){if(l.state.type===i.TokenType._const){let e=s.lookaheadTypeAndKeyword.call(void 0);if(e.type===i.TokenType.name&&e.contextualKeyword===r.ContextualKeyword._enum)return T.expect.call(void 0,i.TokenType._const),T.expectContextual.call(void 0,r.ContextualKeyword._enum),l.state.tokens[l.state.tokens.length-1].type=i.TokenType._enum,j(),!0}return!1},t.tsTryParseClassMemberWithIsStatic=function(e){let t=l.state.tokens.length;y([r.ContextualKeyword._abstract,r.ContextualKeyword._readonly,r.ContextualKeyword._declare,r.ContextualKeyword._static,r.ContextualKeyword._override]);let o=l.state.tokens.length;if(I()){let n=e?t-1:t;for(let e=n;e<o;e++)l.state.tokens[e].isType=!0;return!0}return!1},t.tsParseIdentifierStatement=function(e){!function(e){switch(e){case r.ContextualKeyword._declare:{let e=l.state.tokens.length-1;if(function(){if(T.isLineTerminator.call(void 0))return!1;switch(l.state.type){case i.TokenType._function:{let e=s.pushTypeContext.call(void 0,1);s.next.call(void 0);let t=l.state.start;return d.parseFunction.call(void 0,t,!0),s.popTypeContext.call(void 0,e),!0}case i.TokenType._class:{let e=s.pushTypeContext.call(void 0,1);return d.parseClass.call(void 0,!0,!1),s.popTypeContext.call(void 0,e),!0}case i.TokenType._const:if(s.match.call(void 0,i.TokenType._const)&&T.isLookaheadContextual.call(void 0,r.ContextualKeyword._enum)){let e=s.pushTypeContext.call(void 0,1);return T.expect.call(void 0,i.TokenType._const),T.expectContextual.call(void 0,r.ContextualKeyword._enum),l.state.tokens[l.state.tokens.length-1].type=i.TokenType._enum,j(),s.popTypeContext.call(void 0,e),!0}case i.TokenType._var:case i.TokenType._let:{let e=s.pushTypeContext.call(void 0,1);return d.parseVarStatement.call(void 0,l.state.type!==i.TokenType._var),s.popTypeContext.call(void 0,e),!0}case i.TokenType.name:{let e=s.pushTypeContext.call(void 0,1),t=l.state.contextualKeyword,o=!1;return t===r.ContextualKeyword._global?(q(),o=!0):o=H(t,!0),s.popTypeContext.call(void 0,e),o}default:return!1}}())return l.state.tokens[e].type=i.TokenType._declare,!0;break}case r.ContextualKeyword._global:if(s.match.call(void 0,i.TokenType.braceL))return O(),!0;break;default:return H(e,!1)}return!1}(e)&&T.semicolon.call(void 0)},t.tsParseExportDeclaration=function(){let e=T.eatContextual.call(void 0,r.ContextualKeyword._declare);e&&(l.state.tokens[l.state.tokens.length-1].type=i.TokenType._declare);let t=!1;if(s.match.call(void 0,i.TokenType.name))if(e){let e=s.pushTypeContext.call(void 0,2);t=B(),s.popTypeContext.call(void 0,e)}else t=B();if(!t)if(e){let e=s.pushTypeContext.call(void 0,2);d.parseStatement.call(void 0,!0),s.popTypeContext.call(void 0,e)}else d.parseStatement.call(void 0,!0)},t.tsAfterParseClassSuper=function(e){if(e&&(s.match.call(void 0,i.TokenType.lessThan)||s.match.call(void 0,i.TokenType.bitShiftL))&&V(),T.eatContextual.call(void 0,r.ContextualKeyword._implements)){l.state.tokens[l.state.tokens.length-1].type=i.TokenType._implements;let e=s.pushTypeContext.call(void 0,1);F(),s.popTypeContext.call(void 0,e)}},t.tsStartParseObjPropValue=function(){x()},t.tsStartParseFunctionParams=function(){x()},t.tsAfterParseVarHead=function(){let e=s.pushTypeContext.call(void 0,0);T.hasPrecedingLineBreak.call(void 0)||s.eat.call(void 0,i.TokenType.bang),L(),s.popTypeContext.call(void 0,e)},t.tsStartParseAsyncArrowFromCallExpression=function(){s.match.call(void 0,i.TokenType.colon)&&N()},t.tsParseMaybeAssign=function(e,t){return l.isJSXEnabled?U(e,t):J(e,t)},t.tsParseMaybeAssignWithJSX=U,t.tsParseMaybeAssignWithoutJSX=J,t.tsParseArrow=function(){if(s.match.call(void 0,i.TokenType.colon)){let e=l.state.snapshot();P(i.TokenType.colon),T.canInsertSemicolon.call(void 0)&&T.unexpected.call(void 0),s.match.call(void 0,i.TokenType.arrow)||T.unexpected.call(void 0),l.state.error&&l.state.restoreFromSnapshot(e)}return s.eat.call(void 0,i.TokenType.arrow)},t.tsParseAssignableListItemTypes=function(){let e=s.pushTypeContext.call(void 0,0);s.eat.call(void 0,i.TokenType.question),L(),s.popTypeContext.call(void 0,e)},t.tsParseMaybeDecoratorArguments=function(){(s.match.call(void 0,i.TokenType.lessThan)||s.match.call(void 0,i.TokenType.bitShiftL))&&V(),d.baseParseMaybeDecoratorArguments.call(void 0)}},683:(e,t,o)=>{let n,a,s,r,i,l,c,p,d,T;Object.defineProperty(t,\"__esModule\",{value:!0});var h,k,u,y,m,f=o(569),v=o(756),x=o(336),_=o(415),C=o(261),g=o(135),b=(h=o(59))&&h.__esModule?h:{default:h},I=o(914);(k=y||(t.IdentifierRole=y={}))[k.Access=0]=\"Access\",k[k.ExportAccess=1]=\"ExportAccess\",k[k.TopLevelDeclaration=n=2]=\"TopLevelDeclaration\",k[k.FunctionScopedDeclaration=a=n+1]=\"FunctionScopedDeclaration\",k[k.BlockScopedDeclaration=s=a+1]=\"BlockScopedDeclaration\",k[k.ObjectShorthandTopLevelDeclaration=r=s+1]=\"ObjectShorthandTopLevelDeclaration\",k[k.ObjectShorthandFunctionScopedDeclaration=i=r+1]=\"ObjectShorthandFunctionScopedDeclaration\",k[k.ObjectShorthandBlockScopedDeclaration=l=i+1]=\"ObjectShorthandBlockScopedDeclaration\",k[k.ObjectShorthand=c=l+1]=\"ObjectShorthand\",k[k.ImportDeclaration=p=c+1]=\"ImportDeclaration\",k[k.ObjectKey=d=p+1]=\"ObjectKey\",k[k.ImportAccess=d+1]=\"ImportAccess\",(u=m||(t.JSXRole=m={}))[u.NoChildren=0]=\"NoChildren\",u[u.OneChild=1]=\"OneChild\",u[u.StaticChildren=T=2]=\"StaticChildren\",u[u.KeyAfterPropSpread=T+1]=\"KeyAfterPropSpread\",t.isDeclaration=function(e){let t=e.identifierRole;return t===y.TopLevelDeclaration||t===y.FunctionScopedDeclaration||t===y.BlockScopedDeclaration||t===y.ObjectShorthandTopLevelDeclaration||t===y.ObjectShorthandFunctionScopedDeclaration||t===y.ObjectShorthandBlockScopedDeclaration},t.isNonTopLevelDeclaration=function(e){let t=e.identifierRole;return t===y.FunctionScopedDeclaration||t===y.BlockScopedDeclaration||t===y.ObjectShorthandFunctionScopedDeclaration||t===y.ObjectShorthandBlockScopedDeclaration},t.isTopLevelDeclaration=function(e){let t=e.identifierRole;return t===y.TopLevelDeclaration||t===y.ObjectShorthandTopLevelDeclaration||t===y.ImportDeclaration},t.isBlockScopedDeclaration=function(e){let t=e.identifierRole;return t===y.TopLevelDeclaration||t===y.BlockScopedDeclaration||t===y.ObjectShorthandTopLevelDeclaration||t===y.ObjectShorthandBlockScopedDeclaration},t.isFunctionScopedDeclaration=function(e){let t=e.identifierRole;return t===y.FunctionScopedDeclaration||t===y.ObjectShorthandFunctionScopedDeclaration},t.isObjectShorthandDeclaration=function(e){return e.identifierRole===y.ObjectShorthandTopLevelDeclaration||e.identifierRole===y.ObjectShorthandBlockScopedDeclaration||e.identifierRole===y.ObjectShorthandFunctionScopedDeclaration};class w{constructor(){this.type=f.state.type,this.contextualKeyword=f.state.contextualKeyword,this.start=f.state.start,this.end=f.state.end,this.scopeDepth=f.state.scopeDepth,this.isType=f.state.isType,this.identifierRole=null,this.jsxRole=null,this.shadowsGlobal=!1,this.isAsyncOperation=!1,this.contextId=null,this.rhsEndIndex=null,this.isExpression=!1,this.numNullishCoalesceStarts=0,this.numNullishCoalesceEnds=0,this.isOptionalChainStart=!1,this.isOptionalChainEnd=!1,this.subscriptStartIndex=null,this.nullishStartIndex=null}}function E(){f.state.tokens.push(new w),N()}function S(e){return!!A(e)&&(E(),!0)}function A(e){return f.state.type===e}t.Token=w,t.next=E,t.nextTemplateToken=function(){f.state.tokens.push(new w),f.state.start=f.state.pos,function(){for(;;){if(f.state.pos>=f.input.length)return void v.unexpected.call(void 0,\"Unterminated template\");let e=f.input.charCodeAt(f.state.pos);if(e===x.charCodes.graveAccent||e===x.charCodes.dollarSign&&f.input.charCodeAt(f.state.pos+1)===x.charCodes.leftCurlyBrace){if(f.state.pos===f.state.start&&A(I.TokenType.template))if(e===x.charCodes.dollarSign){f.state.pos+=2,F(I.TokenType.dollarBraceL);return}else{++f.state.pos,F(I.TokenType.backQuote);return}F(I.TokenType.template);return}e===x.charCodes.backslash&&f.state.pos++,f.state.pos++}}()},t.retokenizeSlashAsRegex=function(){f.state.type===I.TokenType.assign&&--f.state.pos,function(){let e=f.state.pos,t=!1,o=!1;for(;;){if(f.state.pos>=f.input.length)return void v.unexpected.call(void 0,\"Unterminated regular expression\",e);let n=f.input.charCodeAt(f.state.pos);if(t)t=!1;else{if(n===x.charCodes.leftSquareBracket)o=!0;else if(n===x.charCodes.rightSquareBracket&&o)o=!1;else if(n===x.charCodes.slash&&!o)break;t=n===x.charCodes.backslash}++f.state.pos}++f.state.pos,B(),F(I.TokenType.regexp)}()},t.pushTypeContext=function(e){for(let t=f.state.tokens.length-e;t<f.state.tokens.length;t++)f.state.tokens[t].isType=!0;let t=f.state.isType;return f.state.isType=!0,t},t.popTypeContext=function(e){f.state.isType=e},t.eat=S,t.eatTypeToken=function(e){let t=f.state.isType;f.state.isType=!0,S(e),f.state.isType=t},t.match=A,t.lookaheadType=function(){let e=f.state.snapshot();E();let t=f.state.type;return f.state.restoreFromSnapshot(e),t};class R{constructor(e,t){this.type=e,this.contextualKeyword=t}}function P(){return L(f.state.pos)}function L(e){return C.skipWhiteSpace.lastIndex=e,e+C.skipWhiteSpace.exec(f.input)[0].length}function N(){var e;if(D(),f.state.start=f.state.pos,f.state.pos>=f.input.length){let e=f.state.tokens;e.length>=2&&e[e.length-1].start>=f.input.length&&e[e.length-2].start>=f.input.length&&v.unexpected.call(void 0,\"Unexpectedly reached the end of input.\"),F(I.TokenType.eof);return}e=f.input.charCodeAt(f.state.pos),_.IS_IDENTIFIER_START[e]||e===x.charCodes.backslash||e===x.charCodes.atSign&&f.input.charCodeAt(f.state.pos+1)===x.charCodes.atSign?b.default.call(void 0):O(e)}function K(e){let t=f.input.charCodeAt(f.state.pos+=e);if(f.state.pos<f.input.length)for(;t!==x.charCodes.lineFeed&&t!==x.charCodes.carriageReturn&&t!==x.charCodes.lineSeparator&&t!==x.charCodes.paragraphSeparator&&++f.state.pos<f.input.length;)t=f.input.charCodeAt(f.state.pos)}function D(){for(;f.state.pos<f.input.length;){let e=f.input.charCodeAt(f.state.pos);switch(e){case x.charCodes.carriageReturn:f.input.charCodeAt(f.state.pos+1)===x.charCodes.lineFeed&&++f.state.pos;case x.charCodes.lineFeed:case x.charCodes.lineSeparator:case x.charCodes.paragraphSeparator:++f.state.pos;break;case x.charCodes.slash:switch(f.input.charCodeAt(f.state.pos+1)){case x.charCodes.asterisk:f.state.pos+=2,function(){for(;f.input.charCodeAt(f.state.pos)!==x.charCodes.asterisk||f.input.charCodeAt(f.state.pos+1)!==x.charCodes.slash;)if(f.state.pos++,f.state.pos>f.input.length)return void v.unexpected.call(void 0,\"Unterminated comment\",f.state.pos-2);f.state.pos+=2}();break;case x.charCodes.slash:K(2);break;default:return}break;default:if(!C.IS_WHITESPACE[e])return;++f.state.pos}}}function F(e,t=g.ContextualKeyword.NONE){f.state.end=f.state.pos,f.state.type=e,f.state.contextualKeyword=t}function j(){if(f.state.isType)return void M(I.TokenType.greaterThan,1);let e=f.input.charCodeAt(f.state.pos+1);if(e===x.charCodes.greaterThan){let e=f.input.charCodeAt(f.state.pos+2)===x.charCodes.greaterThan?3:2;return f.input.charCodeAt(f.state.pos+e)===x.charCodes.equalsTo?void M(I.TokenType.assign,e+1):void M(I.TokenType.bitShiftR,e)}e===x.charCodes.equalsTo?M(I.TokenType.relationalOrEqual,2):M(I.TokenType.greaterThan,1)}function O(e){switch(e){case x.charCodes.numberSign:++f.state.pos,F(I.TokenType.hash);return;case x.charCodes.dot:let t;(t=f.input.charCodeAt(f.state.pos+1))>=x.charCodes.digit0&&t<=x.charCodes.digit9?$(!0):t===x.charCodes.dot&&f.input.charCodeAt(f.state.pos+2)===x.charCodes.dot?(f.state.pos+=3,F(I.TokenType.ellipsis)):(++f.state.pos,F(I.TokenType.dot));return;case x.charCodes.leftParenthesis:++f.state.pos,F(I.TokenType.parenL);return;case x.charCodes.rightParenthesis:++f.state.pos,F(I.TokenType.parenR);return;case x.charCodes.semicolon:++f.state.pos,F(I.TokenType.semi);return;case x.charCodes.comma:++f.state.pos,F(I.TokenType.comma);return;case x.charCodes.leftSquareBracket:++f.state.pos,F(I.TokenType.bracketL);return;case x.charCodes.rightSquareBracket:++f.state.pos,F(I.TokenType.bracketR);return;case x.charCodes.leftCurlyBrace:f.isFlowEnabled&&f.input.charCodeAt(f.state.pos+1)===x.charCodes.verticalBar?M(I.TokenType.braceBarL,2):(++f.state.pos,F(I.TokenType.braceL));return;case x.charCodes.rightCurlyBrace:++f.state.pos,F(I.TokenType.braceR);return;case x.charCodes.colon:f.input.charCodeAt(f.state.pos+1)===x.charCodes.colon?M(I.TokenType.doubleColon,2):(++f.state.pos,F(I.TokenType.colon));return;case x.charCodes.questionMark:let o,n;o=f.input.charCodeAt(f.state.pos+1),n=f.input.charCodeAt(f.state.pos+2),o!==x.charCodes.questionMark||f.isFlowEnabled&&f.state.isType?o!==x.charCodes.dot||n>=x.charCodes.digit0&&n<=x.charCodes.digit9?(++f.state.pos,F(I.TokenType.question)):(f.state.pos+=2,F(I.TokenType.questionDot)):n===x.charCodes.equalsTo?M(I.TokenType.assign,3):M(I.TokenType.nullishCoalescing,2);return;case x.charCodes.atSign:++f.state.pos,F(I.TokenType.at);return;case x.charCodes.graveAccent:++f.state.pos,F(I.TokenType.backQuote);return;case x.charCodes.digit0:{let e=f.input.charCodeAt(f.state.pos+1);if(e===x.charCodes.lowercaseX||e===x.charCodes.uppercaseX||e===x.charCodes.lowercaseO||e===x.charCodes.uppercaseO||e===x.charCodes.lowercaseB||e===x.charCodes.uppercaseB)return void function(){for(f.state.pos+=2;;){let e=f.input.charCodeAt(f.state.pos);if(e>=x.charCodes.digit0&&e<=x.charCodes.digit9||e>=x.charCodes.lowercaseA&&e<=x.charCodes.lowercaseF||e>=x.charCodes.uppercaseA&&e<=x.charCodes.uppercaseF||e===x.charCodes.underscore)f.state.pos++;else break}f.input.charCodeAt(f.state.pos)===x.charCodes.lowercaseN?(++f.state.pos,F(I.TokenType.bigint)):F(I.TokenType.num)}()}case x.charCodes.digit1:case x.charCodes.digit2:case x.charCodes.digit3:case x.charCodes.digit4:case x.charCodes.digit5:case x.charCodes.digit6:case x.charCodes.digit7:case x.charCodes.digit8:case x.charCodes.digit9:$(!1);return;case x.charCodes.quotationMark:case x.charCodes.apostrophe:!function(e){for(f.state.pos++;;){if(f.state.pos>=f.input.length)return void v.unexpected.call(void 0,\"Unterminated string constant\");let t=f.input.charCodeAt(f.state.pos);if(t===x.charCodes.backslash)f.state.pos++;else if(t===e)break;f.state.pos++}f.state.pos++,F(I.TokenType.string)}(e);return;case x.charCodes.slash:f.input.charCodeAt(f.state.pos+1)===x.charCodes.equalsTo?M(I.TokenType.assign,2):M(I.TokenType.slash,1);return;case x.charCodes.percentSign:case x.charCodes.asterisk:let a,s,r;a=e===x.charCodes.asterisk?I.TokenType.star:I.TokenType.modulo,s=1,r=f.input.charCodeAt(f.state.pos+1),e===x.charCodes.asterisk&&r===x.charCodes.asterisk&&(s++,r=f.input.charCodeAt(f.state.pos+2),a=I.TokenType.exponent),r===x.charCodes.equalsTo&&f.input.charCodeAt(f.state.pos+2)!==x.charCodes.greaterThan&&(s++,a=I.TokenType.assign),M(a,s);return;case x.charCodes.verticalBar:case x.charCodes.ampersand:!function(e){let t=f.input.charCodeAt(f.state.pos+1);if(t===e)return f.input.charCodeAt(f.state.pos+2)===x.charCodes.equalsTo?M(I.TokenType.assign,3):M(e===x.charCodes.verticalBar?I.TokenType.logicalOR:I.TokenType.logicalAND,2);if(e===x.charCodes.verticalBar){if(t===x.charCodes.greaterThan)return M(I.TokenType.pipeline,2);else if(t===x.charCodes.rightCurlyBrace&&f.isFlowEnabled)return M(I.TokenType.braceBarR,2)}t===x.charCodes.equalsTo?M(I.TokenType.assign,2):M(e===x.charCodes.verticalBar?I.TokenType.bitwiseOR:I.TokenType.bitwiseAND,1)}(e);return;case x.charCodes.caret:f.input.charCodeAt(f.state.pos+1)===x.charCodes.equalsTo?M(I.TokenType.assign,2):M(I.TokenType.bitwiseXOR,1);return;case x.charCodes.plusSign:case x.charCodes.dash:let i;(i=f.input.charCodeAt(f.state.pos+1))===e?M(I.TokenType.preIncDec,2):i===x.charCodes.equalsTo?M(I.TokenType.assign,2):e===x.charCodes.plusSign?M(I.TokenType.plus,1):M(I.TokenType.minus,1);return;case x.charCodes.lessThan:!function(){let e=f.input.charCodeAt(f.state.pos+1);if(e===x.charCodes.lessThan)return f.input.charCodeAt(f.state.pos+2)===x.charCodes.equalsTo?M(I.TokenType.assign,3):f.state.isType?M(I.TokenType.lessThan,1):M(I.TokenType.bitShiftL,2);e===x.charCodes.equalsTo?M(I.TokenType.relationalOrEqual,2):M(I.TokenType.lessThan,1)}();return;case x.charCodes.greaterThan:j();return;case x.charCodes.equalsTo:case x.charCodes.exclamationMark:!function(e){let t=f.input.charCodeAt(f.state.pos+1);if(t===x.charCodes.equalsTo)return M(I.TokenType.equality,f.input.charCodeAt(f.state.pos+2)===x.charCodes.equalsTo?3:2);if(e===x.charCodes.equalsTo&&t===x.charCodes.greaterThan){f.state.pos+=2,F(I.TokenType.arrow);return}M(e===x.charCodes.equalsTo?I.TokenType.eq:I.TokenType.bang,1)}(e);return;case x.charCodes.tilde:M(I.TokenType.tilde,1);return}v.unexpected.call(void 0,`Unexpected character '${String.fromCharCode(e)}'`,f.state.pos)}function M(e,t){f.state.pos+=t,F(e)}function q(){for(;;){let e=f.input.charCodeAt(f.state.pos);if(e>=x.charCodes.digit0&&e<=x.charCodes.digit9||e===x.charCodes.underscore)f.state.pos++;else break}}function $(e){let t=!1,o=!1;e||q();let n=f.input.charCodeAt(f.state.pos);(n===x.charCodes.dot&&(++f.state.pos,q(),n=f.input.charCodeAt(f.state.pos)),(n===x.charCodes.uppercaseE||n===x.charCodes.lowercaseE)&&(((n=f.input.charCodeAt(++f.state.pos))===x.charCodes.plusSign||n===x.charCodes.dash)&&++f.state.pos,q(),n=f.input.charCodeAt(f.state.pos)),n===x.charCodes.lowercaseN?(++f.state.pos,t=!0):n===x.charCodes.lowercaseM&&(++f.state.pos,o=!0),t)?F(I.TokenType.bigint):o?F(I.TokenType.decimal):F(I.TokenType.num)}function B(){for(;f.state.pos<f.input.length;){let e=f.input.charCodeAt(f.state.pos);if(_.IS_IDENTIFIER_CHAR[e])f.state.pos++;else if(e===x.charCodes.backslash){if(f.state.pos+=2,f.input.charCodeAt(f.state.pos)===x.charCodes.leftCurlyBrace){for(;f.state.pos<f.input.length&&f.input.charCodeAt(f.state.pos)!==x.charCodes.rightCurlyBrace;)f.state.pos++;f.state.pos++}}else break}}t.TypeAndKeyword=R,t.lookaheadTypeAndKeyword=function(){let e=f.state.snapshot();E();let t=f.state.type,o=f.state.contextualKeyword;return f.state.restoreFromSnapshot(e),new R(t,o)},t.nextTokenStart=P,t.nextTokenStartSince=L,t.lookaheadCharCode=function(){return f.input.charCodeAt(P())},t.nextToken=N,t.skipLineComment=K,t.skipSpace=D,t.finishToken=F,t.rescan_gt=function(){f.state.type===I.TokenType.greaterThan&&(f.state.pos-=1,j())},t.getTokenFromCode=O,t.skipWord=B},135:(e,t)=>{var o,n;let a,s,r,i,l,c,p,d,T,h,k,u,y,m,f,v,x,_,C,g,b,I,w,E,S,A,R,P,L,N,K,D,F,j,O,M,q,$;Object.defineProperty(t,\"__esModule\",{value:!0}),(n=o||(t.ContextualKeyword=o={}))[n.NONE=0]=\"NONE\",n[n._abstract=1]=\"_abstract\",n[n._accessor=a=2]=\"_accessor\",n[n._as=s=a+1]=\"_as\",n[n._assert=r=s+1]=\"_assert\",n[n._asserts=i=r+1]=\"_asserts\",n[n._async=l=i+1]=\"_async\",n[n._await=c=l+1]=\"_await\",n[n._checks=p=c+1]=\"_checks\",n[n._constructor=d=p+1]=\"_constructor\",n[n._declare=T=d+1]=\"_declare\",n[n._enum=h=T+1]=\"_enum\",n[n._exports=k=h+1]=\"_exports\",n[n._from=u=k+1]=\"_from\",n[n._get=y=u+1]=\"_get\",n[n._global=m=y+1]=\"_global\",n[n._implements=f=m+1]=\"_implements\",n[n._infer=v=f+1]=\"_infer\",n[n._interface=x=v+1]=\"_interface\",n[n._is=_=x+1]=\"_is\",n[n._keyof=C=_+1]=\"_keyof\",n[n._mixins=g=C+1]=\"_mixins\",n[n._module=b=g+1]=\"_module\",n[n._namespace=I=b+1]=\"_namespace\",n[n._of=w=I+1]=\"_of\",n[n._opaque=E=w+1]=\"_opaque\",n[n._out=S=E+1]=\"_out\",n[n._override=A=S+1]=\"_override\",n[n._private=R=A+1]=\"_private\",n[n._protected=P=R+1]=\"_protected\",n[n._proto=L=P+1]=\"_proto\",n[n._public=N=L+1]=\"_public\",n[n._readonly=K=N+1]=\"_readonly\",n[n._require=D=K+1]=\"_require\",n[n._satisfies=F=D+1]=\"_satisfies\",n[n._set=j=F+1]=\"_set\",n[n._static=O=j+1]=\"_static\",n[n._symbol=M=O+1]=\"_symbol\",n[n._type=q=M+1]=\"_type\",n[n._unique=$=q+1]=\"_unique\",n[n._using=$+1]=\"_using\"},59:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(569),a=o(336),s=o(415),r=o(683),i=o(883),l=o(914);t.default=function(){let e=0,t=0,o=n.state.pos;for(;o<n.input.length&&!((t=n.input.charCodeAt(o))<a.charCodes.lowercaseA)&&!(t>a.charCodes.lowercaseZ);){let n=i.READ_WORD_TREE[e+(t-a.charCodes.lowercaseA)+1];if(-1===n)break;e=n,o++}let c=i.READ_WORD_TREE[e];if(c>-1&&!s.IS_IDENTIFIER_CHAR[t]){n.state.pos=o,1&c?r.finishToken.call(void 0,c>>>1):r.finishToken.call(void 0,l.TokenType.name,c>>>1);return}for(;o<n.input.length;){let e=n.input.charCodeAt(o);if(s.IS_IDENTIFIER_CHAR[e])o++;else if(e===a.charCodes.backslash){if(o+=2,n.input.charCodeAt(o)===a.charCodes.leftCurlyBrace){for(;o<n.input.length&&n.input.charCodeAt(o)!==a.charCodes.rightCurlyBrace;)o++;o++}}else if(e===a.charCodes.atSign&&n.input.charCodeAt(o+1)===a.charCodes.atSign)o+=2;else break}n.state.pos=o,r.finishToken.call(void 0,l.TokenType.name)}},883:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(135),a=o(914);t.READ_WORD_TREE=new Int32Array([-1,27,783,918,1755,2376,2862,3483,-1,3699,-1,4617,4752,4833,5130,5508,5940,-1,6480,6939,7749,8181,8451,8613,-1,8829,-1,-1,-1,54,243,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,432,-1,-1,-1,675,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,81,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,108,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,135,-1,-1,-1,-1,-1,-1,-1,-1,-1,162,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,189,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,216,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._abstract<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,270,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,297,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,324,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,351,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,378,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,405,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._accessor<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._as<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,459,-1,-1,-1,-1,-1,594,-1,-1,-1,-1,-1,-1,486,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,513,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,540,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._assert<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,567,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._asserts<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,621,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,648,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._async<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,702,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,729,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,756,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._await<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,810,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,837,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,864,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,891,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._break<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,945,-1,-1,-1,-1,-1,-1,1107,-1,-1,-1,1242,-1,-1,1350,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,972,1026,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,999,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._case<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1053,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1080,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._catch<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1134,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1161,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1188,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1215,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._checks<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1269,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1296,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1323,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._class<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1377,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1404,1620,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1431,-1,-1,-1,-1,-1,-1,(a.TokenType._const<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1458,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1485,-1,-1,-1,-1,-1,-1,-1,-1,1512,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1539,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1566,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1593,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._constructor<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1647,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1674,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1701,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1728,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._continue<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1782,-1,-1,-1,-1,-1,-1,-1,-1,-1,2349,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1809,1971,-1,-1,2106,-1,-1,-1,-1,-1,2241,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1836,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1863,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1890,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1917,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1944,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._debugger<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1998,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2025,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2052,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2079,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._declare<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2133,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2160,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2187,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2214,-1,-1,-1,-1,-1,-1,(a.TokenType._default<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2268,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2295,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2322,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._delete<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._do<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2403,-1,2484,-1,-1,-1,-1,-1,-1,-1,-1,-1,2565,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2430,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2457,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._else<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2511,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2538,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._enum<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2592,-1,-1,-1,2727,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2619,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2646,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2673,-1,-1,-1,-1,-1,-1,(a.TokenType._export<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2700,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._exports<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2754,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2781,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2808,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2835,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._extends<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2889,-1,-1,-1,-1,-1,-1,-1,2997,-1,-1,-1,-1,-1,3159,-1,-1,3213,-1,-1,3294,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2916,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2943,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2970,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._false<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3024,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3051,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3078,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3105,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3132,-1,(a.TokenType._finally<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3186,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._for<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3240,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3267,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._from<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3321,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3348,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3375,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3402,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3429,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3456,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._function<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3510,-1,-1,-1,-1,-1,-1,3564,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3537,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._get<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3591,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3618,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3645,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3672,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._global<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3726,-1,-1,-1,-1,-1,-1,3753,4077,-1,-1,-1,-1,4590,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._if<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3780,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3807,-1,-1,3996,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3834,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3861,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3888,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3915,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3942,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3969,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._implements<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4023,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4050,-1,-1,-1,-1,-1,-1,(a.TokenType._import<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._in<<1)+1,-1,-1,-1,-1,-1,4104,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4185,4401,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4131,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4158,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._infer<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4212,-1,-1,-1,-1,-1,-1,-1,4239,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4266,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4293,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4320,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4347,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4374,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._instanceof<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4428,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4455,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4482,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4509,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4536,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4563,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._interface<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._is<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4644,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4671,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4698,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4725,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._keyof<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4779,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4806,-1,-1,-1,-1,-1,-1,(a.TokenType._let<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4860,-1,-1,-1,-1,-1,4995,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4887,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4914,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4941,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,4968,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._mixins<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5022,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5049,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5076,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5103,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._module<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5157,-1,-1,-1,5373,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5427,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5184,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5211,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5238,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5265,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5292,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5319,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5346,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._namespace<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5400,-1,-1,-1,(a.TokenType._new<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5454,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5481,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._null<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5535,-1,-1,-1,-1,-1,-1,-1,-1,-1,5562,-1,-1,-1,-1,5697,5751,-1,-1,-1,-1,n.ContextualKeyword._of<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5589,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5616,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5643,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5670,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._opaque<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5724,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._out<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5778,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5805,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5832,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5859,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5886,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5913,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._override<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5967,-1,-1,6345,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5994,-1,-1,-1,-1,-1,6129,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6021,-1,-1,-1,-1,-1,6048,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6075,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6102,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._private<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6156,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6183,-1,-1,-1,-1,-1,-1,-1,-1,-1,6318,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6210,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6237,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6264,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6291,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._protected<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._proto<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6372,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6399,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6426,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6453,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._public<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6507,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6534,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6696,-1,-1,6831,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6561,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6588,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6615,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6642,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6669,-1,n.ContextualKeyword._readonly<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6723,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6750,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6777,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6804,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._require<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6858,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6885,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6912,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._return<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6966,-1,-1,-1,7182,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7236,7371,-1,7479,-1,7614,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,6993,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7020,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7047,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7074,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7101,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7128,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7155,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._satisfies<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7209,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._set<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7263,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7290,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7317,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7344,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._static<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7398,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7425,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7452,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._super<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7506,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7533,-1,-1,-1,-1,-1,-1,-1,-1,-1,7560,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7587,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._switch<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7641,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7668,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7695,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7722,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._symbol<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7776,-1,-1,-1,-1,-1,-1,-1,-1,-1,7938,-1,-1,-1,-1,-1,-1,8046,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7803,-1,-1,-1,-1,-1,-1,-1,-1,7857,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7830,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._this<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7884,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7911,-1,-1,-1,(a.TokenType._throw<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7965,-1,-1,-1,8019,-1,-1,-1,-1,-1,-1,7992,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._true<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._try<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8073,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8100,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._type<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8127,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8154,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._typeof<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8208,-1,-1,-1,-1,8343,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8235,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8262,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8289,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8316,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._unique<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8370,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8397,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8424,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,n.ContextualKeyword._using<<1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8478,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8532,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8505,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._var<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8559,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8586,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._void<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8640,8748,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8667,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8694,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8721,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._while<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8775,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8802,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._with<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8856,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8883,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8910,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,8937,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,(a.TokenType._yield<<1)+1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1])},718:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(135),a=o(914);t.Scope=class{constructor(e,t,o){this.startTokenIndex=e,this.endTokenIndex=t,this.isFunctionScope=o}};class s{constructor(e,t,o,n,a,s,r,i,l,c,p,d,T){this.potentialArrowAt=e,this.noAnonFunctionType=t,this.inDisallowConditionalTypesContext=o,this.tokensLength=n,this.scopesLength=a,this.pos=s,this.type=r,this.contextualKeyword=i,this.start=l,this.end=c,this.isType=p,this.scopeDepth=d,this.error=T}}t.StateSnapshot=s,t.default=class e{constructor(){e.prototype.__init.call(this),e.prototype.__init2.call(this),e.prototype.__init3.call(this),e.prototype.__init4.call(this),e.prototype.__init5.call(this),e.prototype.__init6.call(this),e.prototype.__init7.call(this),e.prototype.__init8.call(this),e.prototype.__init9.call(this),e.prototype.__init10.call(this),e.prototype.__init11.call(this),e.prototype.__init12.call(this),e.prototype.__init13.call(this)}__init(){this.potentialArrowAt=-1}__init2(){this.noAnonFunctionType=!1}__init3(){this.inDisallowConditionalTypesContext=!1}__init4(){this.tokens=[]}__init5(){this.scopes=[]}__init6(){this.pos=0}__init7(){this.type=a.TokenType.eof}__init8(){this.contextualKeyword=n.ContextualKeyword.NONE}__init9(){this.start=0}__init10(){this.end=0}__init11(){this.isType=!1}__init12(){this.scopeDepth=0}__init13(){this.error=null}snapshot(){return new s(this.potentialArrowAt,this.noAnonFunctionType,this.inDisallowConditionalTypesContext,this.tokens.length,this.scopes.length,this.pos,this.type,this.contextualKeyword,this.start,this.end,this.isType,this.scopeDepth,this.error)}restoreFromSnapshot(e){this.potentialArrowAt=e.potentialArrowAt,this.noAnonFunctionType=e.noAnonFunctionType,this.inDisallowConditionalTypesContext=e.inDisallowConditionalTypesContext,this.tokens.length=e.tokensLength,this.scopes.length=e.scopesLength,this.pos=e.pos,this.type=e.type,this.contextualKeyword=e.contextualKeyword,this.start=e.start,this.end=e.end,this.isType=e.isType,this.scopeDepth=e.scopeDepth,this.error=e.error}}},914:(e,t)=>{var o,n;Object.defineProperty(t,\"__esModule\",{value:!0}),(n=o||(t.TokenType=o={}))[n.PRECEDENCE_MASK=15]=\"PRECEDENCE_MASK\",n[n.IS_KEYWORD=16]=\"IS_KEYWORD\",n[n.IS_ASSIGN=32]=\"IS_ASSIGN\",n[n.IS_RIGHT_ASSOCIATIVE=64]=\"IS_RIGHT_ASSOCIATIVE\",n[n.IS_PREFIX=128]=\"IS_PREFIX\",n[n.IS_POSTFIX=256]=\"IS_POSTFIX\",n[n.IS_EXPRESSION_START=512]=\"IS_EXPRESSION_START\",n[n.num=512]=\"num\",n[n.bigint=1536]=\"bigint\",n[n.decimal=2560]=\"decimal\",n[n.regexp=3584]=\"regexp\",n[n.string=4608]=\"string\",n[n.name=5632]=\"name\",n[n.eof=6144]=\"eof\",n[n.bracketL=7680]=\"bracketL\",n[n.bracketR=8192]=\"bracketR\",n[n.braceL=9728]=\"braceL\",n[n.braceBarL=10752]=\"braceBarL\",n[n.braceR=11264]=\"braceR\",n[n.braceBarR=12288]=\"braceBarR\",n[n.parenL=13824]=\"parenL\",n[n.parenR=14336]=\"parenR\",n[n.comma=15360]=\"comma\",n[n.semi=16384]=\"semi\",n[n.colon=17408]=\"colon\",n[n.doubleColon=18432]=\"doubleColon\",n[n.dot=19456]=\"dot\",n[n.question=20480]=\"question\",n[n.questionDot=21504]=\"questionDot\",n[n.arrow=22528]=\"arrow\",n[n.template=23552]=\"template\",n[n.ellipsis=24576]=\"ellipsis\",n[n.backQuote=25600]=\"backQuote\",n[n.dollarBraceL=27136]=\"dollarBraceL\",n[n.at=27648]=\"at\",n[n.hash=29184]=\"hash\",n[n.eq=29728]=\"eq\",n[n.assign=30752]=\"assign\",n[n.preIncDec=32640]=\"preIncDec\",n[n.postIncDec=33664]=\"postIncDec\",n[n.bang=34432]=\"bang\",n[n.tilde=35456]=\"tilde\",n[n.pipeline=35841]=\"pipeline\",n[n.nullishCoalescing=36866]=\"nullishCoalescing\",n[n.logicalOR=37890]=\"logicalOR\",n[n.logicalAND=38915]=\"logicalAND\",n[n.bitwiseOR=39940]=\"bitwiseOR\",n[n.bitwiseXOR=40965]=\"bitwiseXOR\",n[n.bitwiseAND=41990]=\"bitwiseAND\",n[n.equality=43015]=\"equality\",n[n.lessThan=44040]=\"lessThan\",n[n.greaterThan=45064]=\"greaterThan\",n[n.relationalOrEqual=46088]=\"relationalOrEqual\",n[n.bitShiftL=47113]=\"bitShiftL\",n[n.bitShiftR=48137]=\"bitShiftR\",n[n.plus=49802]=\"plus\",n[n.minus=50826]=\"minus\",n[n.modulo=51723]=\"modulo\",n[n.star=52235]=\"star\",n[n.slash=53259]=\"slash\",n[n.exponent=54348]=\"exponent\",n[n.jsxName=55296]=\"jsxName\",n[n.jsxText=56320]=\"jsxText\",n[n.jsxEmptyText=57344]=\"jsxEmptyText\",n[n.jsxTagStart=58880]=\"jsxTagStart\",n[n.jsxTagEnd=59392]=\"jsxTagEnd\",n[n.typeParameterStart=60928]=\"typeParameterStart\",n[n.nonNullAssertion=61440]=\"nonNullAssertion\",n[n._break=62480]=\"_break\",n[n._case=63504]=\"_case\",n[n._catch=64528]=\"_catch\",n[n._continue=65552]=\"_continue\",n[n._debugger=66576]=\"_debugger\",n[n._default=67600]=\"_default\",n[n._do=68624]=\"_do\",n[n._else=69648]=\"_else\",n[n._finally=70672]=\"_finally\",n[n._for=71696]=\"_for\",n[n._function=73232]=\"_function\",n[n._if=73744]=\"_if\",n[n._return=74768]=\"_return\",n[n._switch=75792]=\"_switch\",n[n._throw=77456]=\"_throw\",n[n._try=77840]=\"_try\",n[n._var=78864]=\"_var\",n[n._let=79888]=\"_let\",n[n._const=80912]=\"_const\",n[n._while=81936]=\"_while\",n[n._with=82960]=\"_with\",n[n._new=84496]=\"_new\",n[n._this=85520]=\"_this\",n[n._super=86544]=\"_super\",n[n._class=87568]=\"_class\",n[n._extends=88080]=\"_extends\",n[n._export=89104]=\"_export\",n[n._import=90640]=\"_import\",n[n._yield=91664]=\"_yield\",n[n._null=92688]=\"_null\",n[n._true=93712]=\"_true\",n[n._false=94736]=\"_false\",n[n._in=95256]=\"_in\",n[n._instanceof=96280]=\"_instanceof\",n[n._typeof=97936]=\"_typeof\",n[n._void=98960]=\"_void\",n[n._delete=99984]=\"_delete\",n[n._async=100880]=\"_async\",n[n._get=101904]=\"_get\",n[n._set=102928]=\"_set\",n[n._declare=103952]=\"_declare\",n[n._readonly=104976]=\"_readonly\",n[n._abstract=106e3]=\"_abstract\",n[n._static=107024]=\"_static\",n[n._public=107536]=\"_public\",n[n._private=108560]=\"_private\",n[n._protected=109584]=\"_protected\",n[n._override=110608]=\"_override\",n[n._as=112144]=\"_as\",n[n._enum=113168]=\"_enum\",n[n._type=114192]=\"_type\",n[n._implements=115216]=\"_implements\",t.formatTokenType=function(e){switch(e){case o.num:return\"num\";case o.bigint:return\"bigint\";case o.decimal:return\"decimal\";case o.regexp:return\"regexp\";case o.string:return\"string\";case o.name:return\"name\";case o.eof:return\"eof\";case o.bracketL:return\"[\";case o.bracketR:return\"]\";case o.braceL:return\"{\";case o.braceBarL:return\"{|\";case o.braceR:return\"}\";case o.braceBarR:return\"|}\";case o.parenL:return\"(\";case o.parenR:return\")\";case o.comma:return\",\";case o.semi:return\";\";case o.colon:return\":\";case o.doubleColon:return\"::\";case o.dot:return\".\";case o.question:return\"?\";case o.questionDot:return\"?.\";case o.arrow:return\"=>\";case o.template:return\"template\";case o.ellipsis:return\"...\";case o.backQuote:return\"`\";case o.dollarBraceL:return\"${\";case o.at:return\"@\";case o.hash:return\"#\";case o.eq:return\"=\";case o.assign:return\"_=\";case o.preIncDec:case o.postIncDec:return\"++/--\";case o.bang:return\"!\";case o.tilde:return\"~\";case o.pipeline:return\"|>\";case o.nullishCoalescing:return\"??\";case o.logicalOR:return\"||\";case o.logicalAND:return\"&&\";case o.bitwiseOR:return\"|\";case o.bitwiseXOR:return\"^\";case o.bitwiseAND:return\"&\";case o.equality:return\"==/!=\";case o.lessThan:return\"<\";case o.greaterThan:return\">\";case o.relationalOrEqual:return\"<=/>=\";case o.bitShiftL:return\"<<\";case o.bitShiftR:return\">>/>>>\";case o.plus:return\"+\";case o.minus:return\"-\";case o.modulo:return\"%\";case o.star:return\"*\";case o.slash:return\"/\";case o.exponent:return\"**\";case o.jsxName:return\"jsxName\";case o.jsxText:return\"jsxText\";case o.jsxEmptyText:return\"jsxEmptyText\";case o.jsxTagStart:return\"jsxTagStart\";case o.jsxTagEnd:return\"jsxTagEnd\";case o.typeParameterStart:return\"typeParameterStart\";case o.nonNullAssertion:return\"nonNullAssertion\";case o._break:return\"break\";case o._case:return\"case\";case o._catch:return\"catch\";case o._continue:return\"continue\";case o._debugger:return\"debugger\";case o._default:return\"default\";case o._do:return\"do\";case o._else:return\"else\";case o._finally:return\"finally\";case o._for:return\"for\";case o._function:return\"function\";case o._if:return\"if\";case o._return:return\"return\";case o._switch:return\"switch\";case o._throw:return\"throw\";case o._try:return\"try\";case o._var:return\"var\";case o._let:return\"let\";case o._const:return\"const\";case o._while:return\"while\";case o._with:return\"with\";case o._new:return\"new\";case o._this:return\"this\";case o._super:return\"super\";case o._class:return\"class\";case o._extends:return\"extends\";case o._export:return\"export\";case o._import:return\"import\";case o._yield:return\"yield\";case o._null:return\"null\";case o._true:return\"true\";case o._false:return\"false\";case o._in:return\"in\";case o._instanceof:return\"instanceof\";case o._typeof:return\"typeof\";case o._void:return\"void\";case o._delete:return\"delete\";case o._async:return\"async\";case o._get:return\"get\";case o._set:return\"set\";case o._declare:return\"declare\";case o._readonly:return\"readonly\";case o._abstract:return\"abstract\";case o._static:return\"static\";case o._public:return\"public\";case o._private:return\"private\";case o._protected:return\"protected\";case o._override:return\"override\";case o._as:return\"as\";case o._enum:return\"enum\";case o._type:return\"type\";case o._implements:return\"implements\";default:return\"\"}}},569:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=(n=o(718))&&n.__esModule?n:{default:n},s=o(336);t.isJSXEnabled,t.isTypeScriptEnabled,t.isFlowEnabled,t.state,t.input,t.nextContextId,t.getNextContextId=function(){return t.nextContextId++},t.augmentError=function(e){if(\"pos\"in e){let t=i(e.pos);e.message+=` (${t.line}:${t.column})`,e.loc=t}return e};class r{constructor(e,t){this.line=e,this.column=t}}function i(e){let o=1,n=1;for(let a=0;a<e;a++)t.input.charCodeAt(a)===s.charCodes.lineFeed?(o++,n=1):n++;return new r(o,n)}t.Loc=r,t.locationForIndex=i,t.initParser=function(e,o,n,s){t.input=e,t.state=new(0,a.default),t.nextContextId=1,t.isJSXEnabled=o,t.isTypeScriptEnabled=n,t.isFlowEnabled=s}},638:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(944),a=o(308),s=o(171),r=o(359),i=o(683),l=o(135),c=o(718),p=o(914),d=o(336),T=o(415),h=o(569),k=o(11),u=o(679),y=o(756);class m{constructor(e){this.stop=e}}function f(e=!1){if(v(e),i.match.call(void 0,p.TokenType.comma))for(;i.eat.call(void 0,p.TokenType.comma);)v(e)}function v(e=!1,t=!1){return h.isTypeScriptEnabled?r.tsParseMaybeAssign.call(void 0,e,t):h.isFlowEnabled?n.flowParseMaybeAssign.call(void 0,e,t):x(e,t)}function x(e,t){var o,n,a;let c;if(i.match.call(void 0,p.TokenType._yield))return i.next.call(void 0),i.match.call(void 0,p.TokenType.semi)||y.canInsertSemicolon.call(void 0)||(i.eat.call(void 0,p.TokenType.star),v()),!1;(i.match.call(void 0,p.TokenType.parenL)||i.match.call(void 0,p.TokenType.name)||i.match.call(void 0,p.TokenType._yield))&&(h.state.potentialArrowAt=h.state.start);let d=(n=o=e,c=h.state.tokens.length,!!C()||(function e(t,o,n){if(h.isTypeScriptEnabled&&(p.TokenType._in&p.TokenType.PRECEDENCE_MASK)>o&&!y.hasPrecedingLineBreak.call(void 0)&&(y.eatContextual.call(void 0,l.ContextualKeyword._as)||y.eatContextual.call(void 0,l.ContextualKeyword._satisfies))){let a=i.pushTypeContext.call(void 0,1);r.tsParseType.call(void 0),i.popTypeContext.call(void 0,a),i.rescan_gt.call(void 0),e(t,o,n);return}let a=h.state.type&p.TokenType.PRECEDENCE_MASK;if(a>0&&(!n||!i.match.call(void 0,p.TokenType._in))&&a>o){let s=h.state.type;i.next.call(void 0),s===p.TokenType.nullishCoalescing&&(h.state.tokens[h.state.tokens.length-1].nullishStartIndex=t);let r=h.state.tokens.length;C(),e(r,s&p.TokenType.IS_RIGHT_ASSOCIATIVE?a-1:a,n),s===p.TokenType.nullishCoalescing&&(h.state.tokens[t].numNullishCoalesceStarts++,h.state.tokens[h.state.tokens.length-1].numNullishCoalesceEnds++),e(t,o,n)}}(c,-1,n),!1)||(a=o,h.isTypeScriptEnabled||h.isFlowEnabled?s.typedParseConditional.call(void 0,a):_(a),!1));return(t&&K(),h.state.type&p.TokenType.IS_ASSIGN)?(i.next.call(void 0),v(e),!1):d}function _(e){i.eat.call(void 0,p.TokenType.question)&&(v(),y.expect.call(void 0,p.TokenType.colon),v(e))}function C(){if(h.isTypeScriptEnabled&&!h.isJSXEnabled&&i.eat.call(void 0,p.TokenType.lessThan))return r.tsParseTypeAssertion.call(void 0),!1;if(y.isContextual.call(void 0,l.ContextualKeyword._module)&&i.lookaheadCharCode.call(void 0)===d.charCodes.leftCurlyBrace&&!y.hasFollowingLineBreak.call(void 0))return y.expectContextual.call(void 0,l.ContextualKeyword._module),y.expect.call(void 0,p.TokenType.braceL),u.parseBlockBody.call(void 0,p.TokenType.braceR),!1;if(h.state.type&p.TokenType.IS_PREFIX)return i.next.call(void 0),C(),!1;if(g())return!0;for(;h.state.type&p.TokenType.IS_POSTFIX&&!y.canInsertSemicolon.call(void 0);)h.state.type===p.TokenType.preIncDec&&(h.state.type=p.TokenType.postIncDec),i.next.call(void 0);return!1}function g(){let e=h.state.tokens.length;return!!R()||(b(e),h.state.tokens.length>e&&h.state.tokens[e].isOptionalChainStart&&(h.state.tokens[h.state.tokens.length-1].isOptionalChainEnd=!0),!1)}function b(e,t=!1){h.isFlowEnabled?n.flowParseSubscripts.call(void 0,e,t):I(e,t)}function I(e,t=!1){let o=new m(!1);do{var a,s,i;a=e,s=t,i=o,h.isTypeScriptEnabled?r.tsParseSubscript.call(void 0,a,s,i):h.isFlowEnabled?n.flowParseSubscript.call(void 0,a,s,i):w(a,s,i)}while(!o.stop&&!h.state.error)}function w(e,t,o){if(!t&&i.eat.call(void 0,p.TokenType.doubleColon))A(),o.stop=!0,b(e,t);else if(i.match.call(void 0,p.TokenType.questionDot)){if(h.state.tokens[e].isOptionalChainStart=!0,t&&i.lookaheadType.call(void 0)===p.TokenType.parenL){o.stop=!0;return}i.next.call(void 0),h.state.tokens[h.state.tokens.length-1].subscriptStartIndex=e,i.eat.call(void 0,p.TokenType.bracketL)?(f(),y.expect.call(void 0,p.TokenType.bracketR)):i.eat.call(void 0,p.TokenType.parenL)?S():P()}else if(i.eat.call(void 0,p.TokenType.dot))h.state.tokens[h.state.tokens.length-1].subscriptStartIndex=e,P();else if(i.eat.call(void 0,p.TokenType.bracketL))h.state.tokens[h.state.tokens.length-1].subscriptStartIndex=e,f(),y.expect.call(void 0,p.TokenType.bracketR);else if(!t&&i.match.call(void 0,p.TokenType.parenL))if(E()){var a;let t=h.state.snapshot(),s=h.state.tokens.length;i.next.call(void 0),h.state.tokens[h.state.tokens.length-1].subscriptStartIndex=e;let l=h.getNextContextId.call(void 0);h.state.tokens[h.state.tokens.length-1].contextId=l,S(),h.state.tokens[h.state.tokens.length-1].contextId=l,(i.match.call(void 0,p.TokenType.colon)||i.match.call(void 0,p.TokenType.arrow))&&(h.state.restoreFromSnapshot(t),o.stop=!0,h.state.scopeDepth++,u.parseFunctionParams.call(void 0),a=s,h.isTypeScriptEnabled?r.tsStartParseAsyncArrowFromCallExpression.call(void 0):h.isFlowEnabled&&n.flowStartParseAsyncArrowFromCallExpression.call(void 0),y.expect.call(void 0,p.TokenType.arrow),M(a))}else{i.next.call(void 0),h.state.tokens[h.state.tokens.length-1].subscriptStartIndex=e;let t=h.getNextContextId.call(void 0);h.state.tokens[h.state.tokens.length-1].contextId=t,S(),h.state.tokens[h.state.tokens.length-1].contextId=t}else i.match.call(void 0,p.TokenType.backQuote)?D():o.stop=!0}function E(){return h.state.tokens[h.state.tokens.length-1].contextualKeyword===l.ContextualKeyword._async&&!y.canInsertSemicolon.call(void 0)}function S(){let e=!0;for(;!i.eat.call(void 0,p.TokenType.parenR)&&!h.state.error;){if(e)e=!1;else if(y.expect.call(void 0,p.TokenType.comma),i.eat.call(void 0,p.TokenType.parenR))break;H(!1)}}function A(){let e=h.state.tokens.length;R(),b(e,!0)}function R(){if(i.eat.call(void 0,p.TokenType.modulo))return W(),!1;if(i.match.call(void 0,p.TokenType.jsxText)||i.match.call(void 0,p.TokenType.jsxEmptyText))return L(),!1;if(i.match.call(void 0,p.TokenType.lessThan)&&h.isJSXEnabled)return h.state.type=p.TokenType.jsxTagStart,a.jsxParseElement.call(void 0),i.next.call(void 0),!1;let e=h.state.potentialArrowAt===h.state.start;switch(h.state.type){case p.TokenType.slash:case p.TokenType.assign:i.retokenizeSlashAsRegex.call(void 0);case p.TokenType._super:case p.TokenType._this:case p.TokenType.regexp:case p.TokenType.num:case p.TokenType.bigint:case p.TokenType.decimal:case p.TokenType.string:case p.TokenType._null:case p.TokenType._true:case p.TokenType._false:return i.next.call(void 0),!1;case p.TokenType._import:return i.next.call(void 0),i.match.call(void 0,p.TokenType.dot)&&(h.state.tokens[h.state.tokens.length-1].type=p.TokenType.name,i.next.call(void 0),W()),!1;case p.TokenType.name:{let t=h.state.tokens.length,o=h.state.start,n=h.state.contextualKeyword;if(W(),n===l.ContextualKeyword._await)return C(),!1;if(n===l.ContextualKeyword._async&&i.match.call(void 0,p.TokenType._function)&&!y.canInsertSemicolon.call(void 0))return i.next.call(void 0),u.parseFunction.call(void 0,o,!1),!1;if(e&&n===l.ContextualKeyword._async&&!y.canInsertSemicolon.call(void 0)&&i.match.call(void 0,p.TokenType.name))return h.state.scopeDepth++,k.parseBindingIdentifier.call(void 0,!1),y.expect.call(void 0,p.TokenType.arrow),M(t),!0;else if(i.match.call(void 0,p.TokenType._do)&&!y.canInsertSemicolon.call(void 0))return i.next.call(void 0),u.parseBlock.call(void 0),!1;if(e&&!y.canInsertSemicolon.call(void 0)&&i.match.call(void 0,p.TokenType.arrow))return h.state.scopeDepth++,k.markPriorBindingIdentifier.call(void 0,!1),y.expect.call(void 0,p.TokenType.arrow),M(t),!0;return h.state.tokens[h.state.tokens.length-1].identifierRole=i.IdentifierRole.Access,!1}case p.TokenType._do:return i.next.call(void 0),u.parseBlock.call(void 0),!1;case p.TokenType.parenL:return function e(t){let o=h.state.snapshot(),n=h.state.tokens.length;y.expect.call(void 0,p.TokenType.parenL);let a=!0;for(;!i.match.call(void 0,p.TokenType.parenR)&&!h.state.error;){if(a)a=!1;else if(y.expect.call(void 0,p.TokenType.comma),i.match.call(void 0,p.TokenType.parenR))break;if(i.match.call(void 0,p.TokenType.ellipsis)){k.parseRest.call(void 0,!1),K();break}v(!1,!0)}return y.expect.call(void 0,p.TokenType.parenR),!!(t&&(i.match.call(void 0,p.TokenType.colon)||!y.canInsertSemicolon.call(void 0))&&N())&&(h.state.restoreFromSnapshot(o),h.state.scopeDepth++,u.parseFunctionParams.call(void 0),N(),M(n),!h.state.error||(h.state.restoreFromSnapshot(o),e(!1),!1))}(e);case p.TokenType.bracketL:return i.next.call(void 0),B(p.TokenType.bracketR,!0),!1;case p.TokenType.braceL:return F(!1,!1),!1;case p.TokenType._function:let t;return t=h.state.start,W(),i.eat.call(void 0,p.TokenType.dot)&&W(),u.parseFunction.call(void 0,t,!1),!1;case p.TokenType.at:u.parseDecorators.call(void 0);case p.TokenType._class:return u.parseClass.call(void 0,!1),!1;case p.TokenType._new:return(y.expect.call(void 0,p.TokenType._new),i.eat.call(void 0,p.TokenType.dot))?W():(A(),i.eat.call(void 0,p.TokenType.questionDot),h.isFlowEnabled&&n.flowStartParseNewArguments.call(void 0),i.eat.call(void 0,p.TokenType.parenL)&&B(p.TokenType.parenR)),!1;case p.TokenType.backQuote:return D(),!1;case p.TokenType.doubleColon:return i.next.call(void 0),A(),!1;case p.TokenType.hash:{let e=i.lookaheadCharCode.call(void 0);return T.IS_IDENTIFIER_START[e]||e===d.charCodes.backslash?P():i.next.call(void 0),!1}default:return y.unexpected.call(void 0),!1}}function P(){i.eat.call(void 0,p.TokenType.hash),W()}function L(){i.next.call(void 0)}function N(){return h.isTypeScriptEnabled?r.tsParseArrow.call(void 0):h.isFlowEnabled?n.flowParseArrow.call(void 0):i.eat.call(void 0,p.TokenType.arrow)}function K(){(h.isTypeScriptEnabled||h.isFlowEnabled)&&s.typedParseParenItem.call(void 0)}function D(){for(i.nextTemplateToken.call(void 0),i.nextTemplateToken.call(void 0);!i.match.call(void 0,p.TokenType.backQuote)&&!h.state.error;)y.expect.call(void 0,p.TokenType.dollarBraceL),f(),i.nextTemplateToken.call(void 0),i.nextTemplateToken.call(void 0);i.next.call(void 0)}function F(e,t){let o=h.getNextContextId.call(void 0),a=!0;for(i.next.call(void 0),h.state.tokens[h.state.tokens.length-1].contextId=o;!i.eat.call(void 0,p.TokenType.braceR)&&!h.state.error;){var s,c,d;if(a)a=!1;else if(y.expect.call(void 0,p.TokenType.comma),i.eat.call(void 0,p.TokenType.braceR))break;let T=!1;if(i.match.call(void 0,p.TokenType.ellipsis)){let o=h.state.tokens.length;if(k.parseSpread.call(void 0),e&&(h.state.tokens.length===o+2&&k.markPriorBindingIdentifier.call(void 0,t),i.eat.call(void 0,p.TokenType.braceR)))break;continue}e||(T=i.eat.call(void 0,p.TokenType.star)),!e&&y.isContextual.call(void 0,l.ContextualKeyword._async)?(T&&y.unexpected.call(void 0),W(),i.match.call(void 0,p.TokenType.colon)||i.match.call(void 0,p.TokenType.parenL)||i.match.call(void 0,p.TokenType.braceR)||i.match.call(void 0,p.TokenType.eq)||i.match.call(void 0,p.TokenType.comma)||(i.match.call(void 0,p.TokenType.star)&&(i.next.call(void 0),T=!0),j(o))):j(o),s=e,c=t,d=o,h.isTypeScriptEnabled?r.tsStartParseObjPropValue.call(void 0):h.isFlowEnabled&&n.flowStartParseObjPropValue.call(void 0),!function(e,t){let o=h.state.start;return i.match.call(void 0,p.TokenType.parenL)?(e&&y.unexpected.call(void 0),O(o,!1),!0):!!(!e&&(i.match.call(void 0,p.TokenType.string)||i.match.call(void 0,p.TokenType.num)||i.match.call(void 0,p.TokenType.bracketL)||i.match.call(void 0,p.TokenType.name)||h.state.type&p.TokenType.IS_KEYWORD))&&(j(t),O(o,!1),!0)}(s,d)&&function(e,t){let o;if(i.eat.call(void 0,p.TokenType.colon))return e?k.parseMaybeDefault.call(void 0,t):v(!1);o=e?0===h.state.scopeDepth?i.IdentifierRole.ObjectShorthandTopLevelDeclaration:t?i.IdentifierRole.ObjectShorthandBlockScopedDeclaration:i.IdentifierRole.ObjectShorthandFunctionScopedDeclaration:i.IdentifierRole.ObjectShorthand,h.state.tokens[h.state.tokens.length-1].identifierRole=o,k.parseMaybeDefault.call(void 0,t,!0)}(s,c)}h.state.tokens[h.state.tokens.length-1].contextId=o}function j(e){h.isFlowEnabled&&n.flowParseVariance.call(void 0),i.eat.call(void 0,p.TokenType.bracketL)?(h.state.tokens[h.state.tokens.length-1].contextId=e,v(),y.expect.call(void 0,p.TokenType.bracketR)):(i.match.call(void 0,p.TokenType.num)||i.match.call(void 0,p.TokenType.string)||i.match.call(void 0,p.TokenType.bigint)||i.match.call(void 0,p.TokenType.decimal)?R():P(),h.state.tokens[h.state.tokens.length-1].identifierRole=i.IdentifierRole.ObjectKey),h.state.tokens[h.state.tokens.length-1].contextId=e}function O(e,t){let o=h.getNextContextId.call(void 0);h.state.scopeDepth++;let n=h.state.tokens.length;u.parseFunctionParams.call(void 0,t,o),q(e,o);let a=h.state.tokens.length;h.state.scopes.push(new(0,c.Scope)(n,a,!0)),h.state.scopeDepth--}function M(e){$(!0);let t=h.state.tokens.length;h.state.scopes.push(new(0,c.Scope)(e,t,!0)),h.state.scopeDepth--}function q(e,t=0){h.isTypeScriptEnabled?r.tsParseFunctionBodyAndFinish.call(void 0,e,t):h.isFlowEnabled?n.flowParseFunctionBodyAndFinish.call(void 0,t):$(!1,t)}function $(e,t=0){e&&!i.match.call(void 0,p.TokenType.braceL)?v():u.parseBlock.call(void 0,!0,t)}function B(e,t=!1){let o=!0;for(;!i.eat.call(void 0,e)&&!h.state.error;){if(o)o=!1;else if(y.expect.call(void 0,p.TokenType.comma),i.eat.call(void 0,e))break;H(t)}}function H(e){e&&i.match.call(void 0,p.TokenType.comma)||(i.match.call(void 0,p.TokenType.ellipsis)?(k.parseSpread.call(void 0),K()):i.match.call(void 0,p.TokenType.question)?i.next.call(void 0):v(!1,!0))}function W(){i.next.call(void 0),h.state.tokens[h.state.tokens.length-1].type=p.TokenType.name}t.StopState=m,t.parseExpression=f,t.parseMaybeAssign=v,t.baseParseMaybeAssign=x,t.baseParseConditional=_,t.parseMaybeUnary=C,t.parseExprSubscripts=g,t.baseParseSubscripts=I,t.baseParseSubscript=w,t.atPossibleAsync=E,t.parseCallExpressionArguments=S,t.parseExprAtom=R,t.parseLiteral=L,t.parseParenExpression=function(){y.expect.call(void 0,p.TokenType.parenL),f(),y.expect.call(void 0,p.TokenType.parenR)},t.parseArrow=N,t.parseTemplate=D,t.parseObj=F,t.parsePropertyName=j,t.parseMethod=O,t.parseArrowExpression=M,t.parseFunctionBodyAndFinish=q,t.parseFunctionBody=$,t.parseIdentifier=W},546:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(683),a=o(336),s=o(569),r=o(679);t.parseFile=function(){return 0===s.state.pos&&s.input.charCodeAt(0)===a.charCodes.numberSign&&s.input.charCodeAt(1)===a.charCodes.exclamationMark&&n.skipLineComment.call(void 0,2),n.nextToken.call(void 0),r.parseTopLevel.call(void 0)}},11:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(944),a=o(359),s=o(683),r=o(135),i=o(914),l=o(569),c=o(638),p=o(756);function d(e){s.next.call(void 0),k(e)}function T(e){c.parseIdentifier.call(void 0),h(e)}function h(e){let t;t=0===l.state.scopeDepth?s.IdentifierRole.TopLevelDeclaration:e?s.IdentifierRole.BlockScopedDeclaration:s.IdentifierRole.FunctionScopedDeclaration,l.state.tokens[l.state.tokens.length-1].identifierRole=t}function k(e){switch(l.state.type){case i.TokenType._this:{let e=s.pushTypeContext.call(void 0,0);s.next.call(void 0),s.popTypeContext.call(void 0,e);return}case i.TokenType._yield:case i.TokenType.name:l.state.type=i.TokenType.name,T(e);return;case i.TokenType.bracketL:s.next.call(void 0),u(i.TokenType.bracketR,e,!0);return;case i.TokenType.braceL:c.parseObj.call(void 0,!0,e);return;default:p.unexpected.call(void 0)}}function u(e,t,o=!1,n=!1,c=0){let T=!0,h=!1,k=l.state.tokens.length;for(;!s.eat.call(void 0,e)&&!l.state.error;)if(T?T=!1:(p.expect.call(void 0,i.TokenType.comma),l.state.tokens[l.state.tokens.length-1].contextId=c,!h&&l.state.tokens[k].isType&&(l.state.tokens[l.state.tokens.length-1].isType=!0,h=!0)),o&&s.match.call(void 0,i.TokenType.comma));else if(s.eat.call(void 0,e))break;else if(s.match.call(void 0,i.TokenType.ellipsis)){d(t),y(),s.eat.call(void 0,i.TokenType.comma),p.expect.call(void 0,e);break}else{var f,v;f=n,v=t,f&&a.tsParseModifiers.call(void 0,[r.ContextualKeyword._public,r.ContextualKeyword._protected,r.ContextualKeyword._private,r.ContextualKeyword._readonly,r.ContextualKeyword._override]),m(v),y(),m(v,!0)}}function y(){l.isFlowEnabled?n.flowParseAssignableListItemTypes.call(void 0):l.isTypeScriptEnabled&&a.tsParseAssignableListItemTypes.call(void 0)}function m(e,t=!1){if(t||k(e),!s.eat.call(void 0,i.TokenType.eq))return;let o=l.state.tokens.length-1;c.parseMaybeAssign.call(void 0),l.state.tokens[o].rhsEndIndex=l.state.tokens.length}t.parseSpread=function(){s.next.call(void 0),c.parseMaybeAssign.call(void 0,!1)},t.parseRest=d,t.parseBindingIdentifier=T,t.parseImportedIdentifier=function(){c.parseIdentifier.call(void 0),l.state.tokens[l.state.tokens.length-1].identifierRole=s.IdentifierRole.ImportDeclaration},t.markPriorBindingIdentifier=h,t.parseBindingAtom=k,t.parseBindingList=u,t.parseMaybeDefault=m},679:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(145),a=o(944),s=o(359),r=o(683),i=o(135),l=o(718),c=o(914),p=o(336),d=o(569),T=o(638),h=o(11),k=o(756);function u(e){d.isFlowEnabled&&a.flowTryParseStatement.call(void 0)||(r.match.call(void 0,c.TokenType.at)&&m(),function(e){var t;if(d.isTypeScriptEnabled&&s.tsTryParseStatementContent.call(void 0))return;let o=d.state.type;switch(o){case c.TokenType._break:case c.TokenType._continue:r.next.call(void 0),k.isLineTerminator.call(void 0)||(T.parseIdentifier.call(void 0),k.semicolon.call(void 0));return;case c.TokenType._debugger:r.next.call(void 0),k.semicolon.call(void 0);return;case c.TokenType._do:r.next.call(void 0),u(!1),k.expect.call(void 0,c.TokenType._while),T.parseParenExpression.call(void 0),r.eat.call(void 0,c.TokenType.semi);return;case c.TokenType._for:let n,p;d.state.scopeDepth++,n=d.state.tokens.length,function(){r.next.call(void 0);let e=!1;if(k.isContextual.call(void 0,i.ContextualKeyword._await)&&(e=!0,r.next.call(void 0)),k.expect.call(void 0,c.TokenType.parenL),r.match.call(void 0,c.TokenType.semi)){e&&k.unexpected.call(void 0),g();return}let t=y();if(t||r.match.call(void 0,c.TokenType._var)||r.match.call(void 0,c.TokenType._let)||r.match.call(void 0,c.TokenType._const)||!(!k.isContextual.call(void 0,i.ContextualKeyword._using)||k.isLookaheadContextual.call(void 0,i.ContextualKeyword._of))&&1)return(t&&k.expectContextual.call(void 0,i.ContextualKeyword._await),r.next.call(void 0),I(!0,d.state.type!==c.TokenType._var),r.match.call(void 0,c.TokenType._in)||k.isContextual.call(void 0,i.ContextualKeyword._of))?b(e):g();(T.parseExpression.call(void 0,!0),r.match.call(void 0,c.TokenType._in)||k.isContextual.call(void 0,i.ContextualKeyword._of))?b(e):(e&&k.unexpected.call(void 0),g())}(),p=d.state.tokens.length,d.state.scopes.push(new(0,l.Scope)(n,p,!1)),d.state.scopeDepth--;return;case c.TokenType._function:let m;if(r.lookaheadType.call(void 0)===c.TokenType.dot)break;e||k.unexpected.call(void 0),m=d.state.start,r.next.call(void 0),w(m,!0);return;case c.TokenType._class:e||k.unexpected.call(void 0),S(!0);return;case c.TokenType._if:r.next.call(void 0),T.parseParenExpression.call(void 0),u(!1),r.eat.call(void 0,c.TokenType._else)&&u(!1);return;case c.TokenType._return:r.next.call(void 0),k.isLineTerminator.call(void 0)||(T.parseExpression.call(void 0),k.semicolon.call(void 0));return;case c.TokenType._switch:r.next.call(void 0),T.parseParenExpression.call(void 0),d.state.scopeDepth++;let f=d.state.tokens.length;for(k.expect.call(void 0,c.TokenType.braceL);!r.match.call(void 0,c.TokenType.braceR)&&!d.state.error;)if(r.match.call(void 0,c.TokenType._case)||r.match.call(void 0,c.TokenType._default)){let e=r.match.call(void 0,c.TokenType._case);r.next.call(void 0),e&&T.parseExpression.call(void 0),k.expect.call(void 0,c.TokenType.colon)}else u(!0);r.next.call(void 0);let v=d.state.tokens.length;d.state.scopes.push(new(0,l.Scope)(f,v,!1)),d.state.scopeDepth--;return;case c.TokenType._throw:r.next.call(void 0),T.parseExpression.call(void 0),k.semicolon.call(void 0);return;case c.TokenType._try:if(r.next.call(void 0),_(),r.match.call(void 0,c.TokenType._catch)){r.next.call(void 0);let e=null;if(r.match.call(void 0,c.TokenType.parenL)&&(d.state.scopeDepth++,e=d.state.tokens.length,k.expect.call(void 0,c.TokenType.parenL),h.parseBindingAtom.call(void 0,!0),d.isTypeScriptEnabled&&s.tsTryParseTypeAnnotation.call(void 0),k.expect.call(void 0,c.TokenType.parenR)),_(),null!=e){let t=d.state.tokens.length;d.state.scopes.push(new(0,l.Scope)(e,t,!1)),d.state.scopeDepth--}}r.eat.call(void 0,c.TokenType._finally)&&_();return;case c.TokenType._let:case c.TokenType._const:e||k.unexpected.call(void 0);case c.TokenType._var:x(o!==c.TokenType._var);return;case c.TokenType._while:r.next.call(void 0),T.parseParenExpression.call(void 0),u(!1);return;case c.TokenType.braceL:_();return;case c.TokenType.semi:r.next.call(void 0);return;case c.TokenType._export:case c.TokenType._import:{let e=r.lookaheadType.call(void 0);if(e===c.TokenType.parenL||e===c.TokenType.dot)break;r.next.call(void 0),o===c.TokenType._import?q():D();return}case c.TokenType.name:if(d.state.contextualKeyword===i.ContextualKeyword._async){let e=d.state.start,t=d.state.snapshot();if(r.next.call(void 0),r.match.call(void 0,c.TokenType._function)&&!k.canInsertSemicolon.call(void 0)){k.expect.call(void 0,c.TokenType._function),w(e,!0);return}d.state.restoreFromSnapshot(t)}else if(d.state.contextualKeyword===i.ContextualKeyword._using&&!k.hasFollowingLineBreak.call(void 0)&&r.lookaheadType.call(void 0)===c.TokenType.name)return x(!0);else if(y()){k.expectContextual.call(void 0,i.ContextualKeyword._await),x(!0);return}}let C=d.state.tokens.length;T.parseExpression.call(void 0);let E=null;if(d.state.tokens.length===C+1){let e=d.state.tokens[d.state.tokens.length-1];e.type===c.TokenType.name&&(E=e.contextualKeyword)}null==E?k.semicolon.call(void 0):r.eat.call(void 0,c.TokenType.colon)?u(!0):(t=E,d.isTypeScriptEnabled?s.tsParseIdentifierStatement.call(void 0,t):d.isFlowEnabled?a.flowParseIdentifierStatement.call(void 0,t):k.semicolon.call(void 0))}(e))}function y(){if(!k.isContextual.call(void 0,i.ContextualKeyword._await))return!1;let e=d.state.snapshot();return(r.next.call(void 0),!k.isContextual.call(void 0,i.ContextualKeyword._using)||k.hasPrecedingLineBreak.call(void 0)||(r.next.call(void 0),!r.match.call(void 0,c.TokenType.name)||k.hasPrecedingLineBreak.call(void 0)))?(d.state.restoreFromSnapshot(e),!1):(d.state.restoreFromSnapshot(e),!0)}function m(){for(;r.match.call(void 0,c.TokenType.at);)f()}function f(){if(r.next.call(void 0),r.eat.call(void 0,c.TokenType.parenL))T.parseExpression.call(void 0),k.expect.call(void 0,c.TokenType.parenR);else{for(T.parseIdentifier.call(void 0);r.eat.call(void 0,c.TokenType.dot);)T.parseIdentifier.call(void 0);d.isTypeScriptEnabled?s.tsParseMaybeDecoratorArguments.call(void 0):v()}}function v(){r.eat.call(void 0,c.TokenType.parenL)&&T.parseCallExpressionArguments.call(void 0)}function x(e){r.next.call(void 0),I(!1,e),k.semicolon.call(void 0)}function _(e=!1,t=0){let o=d.state.tokens.length;d.state.scopeDepth++,k.expect.call(void 0,c.TokenType.braceL),t&&(d.state.tokens[d.state.tokens.length-1].contextId=t),C(c.TokenType.braceR),t&&(d.state.tokens[d.state.tokens.length-1].contextId=t);let n=d.state.tokens.length;d.state.scopes.push(new(0,l.Scope)(o,n,e)),d.state.scopeDepth--}function C(e){for(;!r.eat.call(void 0,e)&&!d.state.error;)u(!0)}function g(){k.expect.call(void 0,c.TokenType.semi),r.match.call(void 0,c.TokenType.semi)||T.parseExpression.call(void 0),k.expect.call(void 0,c.TokenType.semi),r.match.call(void 0,c.TokenType.parenR)||T.parseExpression.call(void 0),k.expect.call(void 0,c.TokenType.parenR),u(!1)}function b(e){e?k.eatContextual.call(void 0,i.ContextualKeyword._of):r.next.call(void 0),T.parseExpression.call(void 0),k.expect.call(void 0,c.TokenType.parenR),u(!1)}function I(e,t){for(;;){var o;if(o=t,h.parseBindingAtom.call(void 0,o),d.isTypeScriptEnabled?s.tsAfterParseVarHead.call(void 0):d.isFlowEnabled&&a.flowAfterParseVarHead.call(void 0),r.eat.call(void 0,c.TokenType.eq)){let t=d.state.tokens.length-1;T.parseMaybeAssign.call(void 0,e),d.state.tokens[t].rhsEndIndex=d.state.tokens.length}if(!r.eat.call(void 0,c.TokenType.comma))break}}function w(e,t,o=!1){r.match.call(void 0,c.TokenType.star)&&r.next.call(void 0),!t||o||r.match.call(void 0,c.TokenType.name)||r.match.call(void 0,c.TokenType._yield)||k.unexpected.call(void 0);let n=null;r.match.call(void 0,c.TokenType.name)&&(!t&&(n=d.state.tokens.length,d.state.scopeDepth++),h.parseBindingIdentifier.call(void 0,!1));let a=d.state.tokens.length;d.state.scopeDepth++,E(),T.parseFunctionBodyAndFinish.call(void 0,e);let s=d.state.tokens.length;d.state.scopes.push(new(0,l.Scope)(a,s,!0)),d.state.scopeDepth--,null!==n&&(d.state.scopes.push(new(0,l.Scope)(n,s,!0)),d.state.scopeDepth--)}function E(e=!1,t=0){d.isTypeScriptEnabled?s.tsStartParseFunctionParams.call(void 0):d.isFlowEnabled&&a.flowStartParseFunctionParams.call(void 0),k.expect.call(void 0,c.TokenType.parenL),t&&(d.state.tokens[d.state.tokens.length-1].contextId=t),h.parseBindingList.call(void 0,c.TokenType.parenR,!1,!1,e,t),t&&(d.state.tokens[d.state.tokens.length-1].contextId=t)}function S(e,t=!1){let o,n=d.getNextContextId.call(void 0);r.next.call(void 0),d.state.tokens[d.state.tokens.length-1].contextId=n,d.state.tokens[d.state.tokens.length-1].isExpression=!e;let p=null;!e&&(p=d.state.tokens.length,d.state.scopeDepth++),function(e,t=!1){!(d.isTypeScriptEnabled&&(!e||t)&&k.isContextual.call(void 0,i.ContextualKeyword._implements))&&(r.match.call(void 0,c.TokenType.name)&&h.parseBindingIdentifier.call(void 0,!0),d.isTypeScriptEnabled?s.tsTryParseTypeParameters.call(void 0):d.isFlowEnabled&&r.match.call(void 0,c.TokenType.lessThan)&&a.flowParseTypeParameterDeclaration.call(void 0))}(e,t),o=!1,r.eat.call(void 0,c.TokenType._extends)?(T.parseExprSubscripts.call(void 0),o=!0):o=!1,d.isTypeScriptEnabled?s.tsAfterParseClassSuper.call(void 0,o):d.isFlowEnabled&&a.flowAfterParseClassSuper.call(void 0,o);let u=d.state.tokens.length;if(function(e){for(k.expect.call(void 0,c.TokenType.braceL);!r.eat.call(void 0,c.TokenType.braceR)&&!d.state.error;)if(!r.eat.call(void 0,c.TokenType.semi)){if(r.match.call(void 0,c.TokenType.at)){f();continue}!function(e,t){d.isTypeScriptEnabled&&s.tsParseModifiers.call(void 0,[i.ContextualKeyword._declare,i.ContextualKeyword._public,i.ContextualKeyword._protected,i.ContextualKeyword._private,i.ContextualKeyword._override]);let o=!1;if(r.match.call(void 0,c.TokenType.name)&&d.state.contextualKeyword===i.ContextualKeyword._static){if(T.parseIdentifier.call(void 0),R())return P(e,!1);if(A())return K();if(d.state.tokens[d.state.tokens.length-1].type=c.TokenType._static,o=!0,r.match.call(void 0,c.TokenType.braceL)){d.state.tokens[d.state.tokens.length-1].contextId=t,_();return}}!function(e,t,o){if(d.isTypeScriptEnabled&&s.tsTryParseClassMemberWithIsStatic.call(void 0,t))return;if(r.eat.call(void 0,c.TokenType.star)){L(o),P(e,!1);return}L(o);let n=!1,a=d.state.tokens[d.state.tokens.length-1];a.contextualKeyword===i.ContextualKeyword._constructor&&(n=!0),N(),R()?P(e,n):A()?K():a.contextualKeyword!==i.ContextualKeyword._async||k.isLineTerminator.call(void 0)?a.contextualKeyword!==i.ContextualKeyword._get&&a.contextualKeyword!==i.ContextualKeyword._set||k.isLineTerminator.call(void 0)&&r.match.call(void 0,c.TokenType.star)?a.contextualKeyword!==i.ContextualKeyword._accessor||k.isLineTerminator.call(void 0)?k.isLineTerminator.call(void 0)?K():k.unexpected.call(void 0):(L(o),K()):(a.contextualKeyword===i.ContextualKeyword._get?d.state.tokens[d.state.tokens.length-1].type=c.TokenType._get:d.state.tokens[d.state.tokens.length-1].type=c.TokenType._set,L(o),P(e,!1)):(d.state.tokens[d.state.tokens.length-1].type=c.TokenType._async,r.match.call(void 0,c.TokenType.star)&&r.next.call(void 0),L(o),N(),P(e,!1))}(e,o,t)}(d.state.start,e)}}(n),!d.state.error&&(d.state.tokens[u].contextId=n,d.state.tokens[d.state.tokens.length-1].contextId=n,null!==p)){let e=d.state.tokens.length;d.state.scopes.push(new(0,l.Scope)(p,e,!1)),d.state.scopeDepth--}}function A(){return r.match.call(void 0,c.TokenType.eq)||r.match.call(void 0,c.TokenType.semi)||r.match.call(void 0,c.TokenType.braceR)||r.match.call(void 0,c.TokenType.bang)||r.match.call(void 0,c.TokenType.colon)}function R(){return r.match.call(void 0,c.TokenType.parenL)||r.match.call(void 0,c.TokenType.lessThan)}function P(e,t){d.isTypeScriptEnabled?s.tsTryParseTypeParameters.call(void 0):d.isFlowEnabled&&r.match.call(void 0,c.TokenType.lessThan)&&a.flowParseTypeParameterDeclaration.call(void 0),T.parseMethod.call(void 0,e,t)}function L(e){T.parsePropertyName.call(void 0,e)}function N(){if(d.isTypeScriptEnabled){let e=r.pushTypeContext.call(void 0,0);r.eat.call(void 0,c.TokenType.question),r.popTypeContext.call(void 0,e)}}function K(){if(d.isTypeScriptEnabled?(r.eatTypeToken.call(void 0,c.TokenType.bang),s.tsTryParseTypeAnnotation.call(void 0)):d.isFlowEnabled&&r.match.call(void 0,c.TokenType.colon)&&a.flowParseTypeAnnotation.call(void 0),r.match.call(void 0,c.TokenType.eq)){let e=d.state.tokens.length;r.next.call(void 0),T.parseMaybeAssign.call(void 0),d.state.tokens[e].rhsEndIndex=d.state.tokens.length}k.semicolon.call(void 0)}function D(){let e=d.state.tokens.length-1;d.isTypeScriptEnabled&&s.tsTryParseExport.call(void 0)||((d.isFlowEnabled?a.flowShouldParseExportStar.call(void 0):r.match.call(void 0,c.TokenType.star))?d.isFlowEnabled?a.flowParseExportStar.call(void 0):O():function(){if(d.isTypeScriptEnabled&&s.tsIsDeclarationStart.call(void 0)||d.isFlowEnabled&&a.flowShouldDisallowExportDefaultSpecifier.call(void 0))return!1;if(r.match.call(void 0,c.TokenType.name))return d.state.contextualKeyword!==i.ContextualKeyword._async;if(!r.match.call(void 0,c.TokenType._default))return!1;let e=r.nextTokenStart.call(void 0),t=r.lookaheadTypeAndKeyword.call(void 0),o=t.type===c.TokenType.name&&t.contextualKeyword===i.ContextualKeyword._from;if(t.type===c.TokenType.comma)return!0;if(o){let t=d.input.charCodeAt(r.nextTokenStartSince.call(void 0,e+4));return t===p.charCodes.quotationMark||t===p.charCodes.apostrophe}return!1}()?(T.parseIdentifier.call(void 0),r.match.call(void 0,c.TokenType.comma)&&r.lookaheadType.call(void 0)===c.TokenType.star?(k.expect.call(void 0,c.TokenType.comma),k.expect.call(void 0,c.TokenType.star),k.expectContextual.call(void 0,i.ContextualKeyword._as),T.parseIdentifier.call(void 0)):F(),j()):r.eat.call(void 0,c.TokenType._default)?function(){if(d.isTypeScriptEnabled&&s.tsTryParseExportDefaultExpression.call(void 0)||d.isFlowEnabled&&a.flowTryParseExportDefaultExpression.call(void 0))return;let e=d.state.start;r.eat.call(void 0,c.TokenType._function)?w(e,!0,!0):k.isContextual.call(void 0,i.ContextualKeyword._async)&&r.lookaheadType.call(void 0)===c.TokenType._function?(k.eatContextual.call(void 0,i.ContextualKeyword._async),r.eat.call(void 0,c.TokenType._function),w(e,!0,!0)):r.match.call(void 0,c.TokenType._class)?S(!0,!0):r.match.call(void 0,c.TokenType.at)?(m(),S(!0,!0)):(T.parseMaybeAssign.call(void 0),k.semicolon.call(void 0))}():d.isTypeScriptEnabled&&s.tsIsDeclarationStart.call(void 0)||d.isFlowEnabled&&a.flowShouldParseExportDeclaration.call(void 0)||d.state.type===c.TokenType._var||d.state.type===c.TokenType._const||d.state.type===c.TokenType._let||d.state.type===c.TokenType._function||d.state.type===c.TokenType._class||k.isContextual.call(void 0,i.ContextualKeyword._async)||r.match.call(void 0,c.TokenType.at)?d.isTypeScriptEnabled?s.tsParseExportDeclaration.call(void 0):d.isFlowEnabled?a.flowParseExportDeclaration.call(void 0):u(!0):(M(),j()),d.state.tokens[e].rhsEndIndex=d.state.tokens.length)}function F(){r.eat.call(void 0,c.TokenType.comma)&&M()}function j(){k.eatContextual.call(void 0,i.ContextualKeyword._from)&&(T.parseExprAtom.call(void 0),B()),k.semicolon.call(void 0)}function O(){k.expect.call(void 0,c.TokenType.star),k.isContextual.call(void 0,i.ContextualKeyword._as)?(r.next.call(void 0),d.state.tokens[d.state.tokens.length-1].type=c.TokenType._as,T.parseIdentifier.call(void 0),F(),j()):j()}function M(){let e=!0;for(k.expect.call(void 0,c.TokenType.braceL);!r.eat.call(void 0,c.TokenType.braceR)&&!d.state.error;){if(e)e=!1;else if(k.expect.call(void 0,c.TokenType.comma),r.eat.call(void 0,c.TokenType.braceR))break;d.isTypeScriptEnabled?s.tsParseExportSpecifier.call(void 0):(T.parseIdentifier.call(void 0),d.state.tokens[d.state.tokens.length-1].identifierRole=r.IdentifierRole.ExportAccess,k.eatContextual.call(void 0,i.ContextualKeyword._as)&&T.parseIdentifier.call(void 0))}}function q(){if(d.isTypeScriptEnabled&&r.match.call(void 0,c.TokenType.name)&&r.lookaheadType.call(void 0)===c.TokenType.eq)return void s.tsParseImportEqualsDeclaration.call(void 0);if(d.isTypeScriptEnabled&&k.isContextual.call(void 0,i.ContextualKeyword._type)){let e=r.lookaheadTypeAndKeyword.call(void 0);if(e.type===c.TokenType.name&&e.contextualKeyword!==i.ContextualKeyword._from){if(k.expectContextual.call(void 0,i.ContextualKeyword._type),r.lookaheadType.call(void 0)===c.TokenType.eq)return void s.tsParseImportEqualsDeclaration.call(void 0)}else(e.type===c.TokenType.star||e.type===c.TokenType.braceL)&&k.expectContextual.call(void 0,i.ContextualKeyword._type)}r.match.call(void 0,c.TokenType.string)||(k.isContextual.call(void 0,i.ContextualKeyword._module)&&function(){let e=d.state.snapshot();if(k.expectContextual.call(void 0,i.ContextualKeyword._module),k.eatContextual.call(void 0,i.ContextualKeyword._from))if(k.isContextual.call(void 0,i.ContextualKeyword._from))return d.state.restoreFromSnapshot(e),!0;else return d.state.restoreFromSnapshot(e),!1;return r.match.call(void 0,c.TokenType.comma)?(d.state.restoreFromSnapshot(e),!1):(d.state.restoreFromSnapshot(e),!0)}()&&r.next.call(void 0),function(){d.isFlowEnabled&&a.flowStartParseImportSpecifiers.call(void 0);let e=!0;if(!r.match.call(void 0,c.TokenType.name)||($(),r.eat.call(void 0,c.TokenType.comma))){if(r.match.call(void 0,c.TokenType.star)){r.next.call(void 0),k.expectContextual.call(void 0,i.ContextualKeyword._as),$();return}for(k.expect.call(void 0,c.TokenType.braceL);!r.eat.call(void 0,c.TokenType.braceR)&&!d.state.error;){if(e)e=!1;else if(r.eat.call(void 0,c.TokenType.colon)&&k.unexpected.call(void 0,\"ES2015 named imports do not destructure. Use another statement for destructuring after the import.\"),k.expect.call(void 0,c.TokenType.comma),r.eat.call(void 0,c.TokenType.braceR))break;d.isTypeScriptEnabled?s.tsParseImportSpecifier.call(void 0):d.isFlowEnabled?a.flowParseImportSpecifier.call(void 0):(h.parseImportedIdentifier.call(void 0),k.isContextual.call(void 0,i.ContextualKeyword._as)&&(d.state.tokens[d.state.tokens.length-1].identifierRole=r.IdentifierRole.ImportAccess,r.next.call(void 0),h.parseImportedIdentifier.call(void 0)))}}}(),k.expectContextual.call(void 0,i.ContextualKeyword._from)),T.parseExprAtom.call(void 0),B(),k.semicolon.call(void 0)}function $(){h.parseImportedIdentifier.call(void 0)}function B(){(r.match.call(void 0,c.TokenType._with)||k.isContextual.call(void 0,i.ContextualKeyword._assert)&&!k.hasPrecedingLineBreak.call(void 0))&&(r.next.call(void 0),T.parseObj.call(void 0,!1,!1))}t.parseTopLevel=function(){if(C(c.TokenType.eof),d.state.scopes.push(new(0,l.Scope)(0,d.state.tokens.length,!0)),0!==d.state.scopeDepth)throw Error(`Invalid scope depth at end of file: ${d.state.scopeDepth}`);return new(0,n.File)(d.state.tokens,d.state.scopes)},t.parseStatement=u,t.parseDecorators=m,t.baseParseMaybeDecoratorArguments=v,t.parseVarStatement=x,t.parseBlock=_,t.parseBlockBody=C,t.parseFunction=w,t.parseFunctionParams=E,t.parseClass=S,t.parseClassPropertyName=L,t.parsePostMemberNameModifiers=N,t.parseClassProperty=K,t.parseExport=D,t.parseExportFrom=j,t.baseParseExportStar=O,t.parseExportSpecifiers=M,t.parseImport=q},756:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(683),a=o(914),s=o(336),r=o(569);function i(e){return r.state.contextualKeyword===e&&n.eat.call(void 0,a.TokenType.name)}function l(){return n.match.call(void 0,a.TokenType.eof)||n.match.call(void 0,a.TokenType.braceR)||c()}function c(){let e=r.state.tokens[r.state.tokens.length-1],t=e?e.end:0;for(let e=t;e<r.state.start;e++){let t=r.input.charCodeAt(e);if(t===s.charCodes.lineFeed||t===s.charCodes.carriageReturn||8232===t||8233===t)return!0}return!1}function p(){return n.eat.call(void 0,a.TokenType.semi)||l()}function d(e=\"Unexpected token\",t=r.state.start){if(r.state.error)return;let o=SyntaxError(e);o.pos=t,r.state.error=o,r.state.pos=r.input.length,n.finishToken.call(void 0,a.TokenType.eof)}t.isContextual=function(e){return r.state.contextualKeyword===e},t.isLookaheadContextual=function(e){let t=n.lookaheadTypeAndKeyword.call(void 0);return t.type===a.TokenType.name&&t.contextualKeyword===e},t.eatContextual=i,t.expectContextual=function(e){i(e)||d()},t.canInsertSemicolon=l,t.hasPrecedingLineBreak=c,t.hasFollowingLineBreak=function(){let e=n.nextTokenStart.call(void 0);for(let t=r.state.end;t<e;t++){let e=r.input.charCodeAt(t);if(e===s.charCodes.lineFeed||e===s.charCodes.carriageReturn||8232===e||8233===e)return!0}return!1},t.isLineTerminator=p,t.semicolon=function(){p()||d('Unexpected token, expected \";\"')},t.expect=function(e){n.eat.call(void 0,e)||d(`Unexpected token, expected \"${a.formatTokenType.call(void 0,e)}\"`)},t.unexpected=d},336:(e,t)=>{var o,n;Object.defineProperty(t,\"__esModule\",{value:!0}),(n=o||(t.charCodes=o={}))[n.backSpace=8]=\"backSpace\",n[n.lineFeed=10]=\"lineFeed\",n[n.tab=9]=\"tab\",n[n.carriageReturn=13]=\"carriageReturn\",n[n.shiftOut=14]=\"shiftOut\",n[n.space=32]=\"space\",n[n.exclamationMark=33]=\"exclamationMark\",n[n.quotationMark=34]=\"quotationMark\",n[n.numberSign=35]=\"numberSign\",n[n.dollarSign=36]=\"dollarSign\",n[n.percentSign=37]=\"percentSign\",n[n.ampersand=38]=\"ampersand\",n[n.apostrophe=39]=\"apostrophe\",n[n.leftParenthesis=40]=\"leftParenthesis\",n[n.rightParenthesis=41]=\"rightParenthesis\",n[n.asterisk=42]=\"asterisk\",n[n.plusSign=43]=\"plusSign\",n[n.comma=44]=\"comma\",n[n.dash=45]=\"dash\",n[n.dot=46]=\"dot\",n[n.slash=47]=\"slash\",n[n.digit0=48]=\"digit0\",n[n.digit1=49]=\"digit1\",n[n.digit2=50]=\"digit2\",n[n.digit3=51]=\"digit3\",n[n.digit4=52]=\"digit4\",n[n.digit5=53]=\"digit5\",n[n.digit6=54]=\"digit6\",n[n.digit7=55]=\"digit7\",n[n.digit8=56]=\"digit8\",n[n.digit9=57]=\"digit9\",n[n.colon=58]=\"colon\",n[n.semicolon=59]=\"semicolon\",n[n.lessThan=60]=\"lessThan\",n[n.equalsTo=61]=\"equalsTo\",n[n.greaterThan=62]=\"greaterThan\",n[n.questionMark=63]=\"questionMark\",n[n.atSign=64]=\"atSign\",n[n.uppercaseA=65]=\"uppercaseA\",n[n.uppercaseB=66]=\"uppercaseB\",n[n.uppercaseC=67]=\"uppercaseC\",n[n.uppercaseD=68]=\"uppercaseD\",n[n.uppercaseE=69]=\"uppercaseE\",n[n.uppercaseF=70]=\"uppercaseF\",n[n.uppercaseG=71]=\"uppercaseG\",n[n.uppercaseH=72]=\"uppercaseH\",n[n.uppercaseI=73]=\"uppercaseI\",n[n.uppercaseJ=74]=\"uppercaseJ\",n[n.uppercaseK=75]=\"uppercaseK\",n[n.uppercaseL=76]=\"uppercaseL\",n[n.uppercaseM=77]=\"uppercaseM\",n[n.uppercaseN=78]=\"uppercaseN\",n[n.uppercaseO=79]=\"uppercaseO\",n[n.uppercaseP=80]=\"uppercaseP\",n[n.uppercaseQ=81]=\"uppercaseQ\",n[n.uppercaseR=82]=\"uppercaseR\",n[n.uppercaseS=83]=\"uppercaseS\",n[n.uppercaseT=84]=\"uppercaseT\",n[n.uppercaseU=85]=\"uppercaseU\",n[n.uppercaseV=86]=\"uppercaseV\",n[n.uppercaseW=87]=\"uppercaseW\",n[n.uppercaseX=88]=\"uppercaseX\",n[n.uppercaseY=89]=\"uppercaseY\",n[n.uppercaseZ=90]=\"uppercaseZ\",n[n.leftSquareBracket=91]=\"leftSquareBracket\",n[n.backslash=92]=\"backslash\",n[n.rightSquareBracket=93]=\"rightSquareBracket\",n[n.caret=94]=\"caret\",n[n.underscore=95]=\"underscore\",n[n.graveAccent=96]=\"graveAccent\",n[n.lowercaseA=97]=\"lowercaseA\",n[n.lowercaseB=98]=\"lowercaseB\",n[n.lowercaseC=99]=\"lowercaseC\",n[n.lowercaseD=100]=\"lowercaseD\",n[n.lowercaseE=101]=\"lowercaseE\",n[n.lowercaseF=102]=\"lowercaseF\",n[n.lowercaseG=103]=\"lowercaseG\",n[n.lowercaseH=104]=\"lowercaseH\",n[n.lowercaseI=105]=\"lowercaseI\",n[n.lowercaseJ=106]=\"lowercaseJ\",n[n.lowercaseK=107]=\"lowercaseK\",n[n.lowercaseL=108]=\"lowercaseL\",n[n.lowercaseM=109]=\"lowercaseM\",n[n.lowercaseN=110]=\"lowercaseN\",n[n.lowercaseO=111]=\"lowercaseO\",n[n.lowercaseP=112]=\"lowercaseP\",n[n.lowercaseQ=113]=\"lowercaseQ\",n[n.lowercaseR=114]=\"lowercaseR\",n[n.lowercaseS=115]=\"lowercaseS\",n[n.lowercaseT=116]=\"lowercaseT\",n[n.lowercaseU=117]=\"lowercaseU\",n[n.lowercaseV=118]=\"lowercaseV\",n[n.lowercaseW=119]=\"lowercaseW\",n[n.lowercaseX=120]=\"lowercaseX\",n[n.lowercaseY=121]=\"lowercaseY\",n[n.lowercaseZ=122]=\"lowercaseZ\",n[n.leftCurlyBrace=123]=\"leftCurlyBrace\",n[n.verticalBar=124]=\"verticalBar\",n[n.rightCurlyBrace=125]=\"rightCurlyBrace\",n[n.tilde=126]=\"tilde\",n[n.nonBreakingSpace=160]=\"nonBreakingSpace\",n[n.oghamSpaceMark=5760]=\"oghamSpaceMark\",n[n.lineSeparator=8232]=\"lineSeparator\",n[n.paragraphSeparator=8233]=\"paragraphSeparator\",t.isDigit=function(e){return e>=o.digit0&&e<=o.digit9||e>=o.lowercaseA&&e<=o.lowercaseF||e>=o.uppercaseA&&e<=o.uppercaseF}},415:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(336),a=o(261);t.IS_IDENTIFIER_CHAR=new Uint8Array(65536);for(let e=0;e<128;e++)t.IS_IDENTIFIER_CHAR[e]=+!!function(e){if(e<48)return 36===e;if(e<58)return!0;if(e<65)return!1;if(e<91)return!0;if(e<97)return 95===e;if(e<123)return!0;if(e<128)return!1;throw Error(\"Should not be called with non-ASCII char code.\")}(e);for(let e=128;e<65536;e++)t.IS_IDENTIFIER_CHAR[e]=1;for(let e of a.WHITESPACE_CHARS)t.IS_IDENTIFIER_CHAR[e]=0;t.IS_IDENTIFIER_CHAR[8232]=0,t.IS_IDENTIFIER_CHAR[8233]=0;let s=t.IS_IDENTIFIER_CHAR.slice();t.IS_IDENTIFIER_START=s;for(let e=n.charCodes.digit0;e<=n.charCodes.digit9;e++)t.IS_IDENTIFIER_START[e]=0},261:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(336);for(let e of(t.WHITESPACE_CHARS=[9,11,12,n.charCodes.space,n.charCodes.nonBreakingSpace,n.charCodes.oghamSpaceMark,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8239,8287,12288,65279],t.skipWhiteSpace=/(?:\\s|\\/\\/.*|\\/\\*[^]*?\\*\\/)*/g,t.IS_WHITESPACE=new Uint8Array(65536),t.WHITESPACE_CHARS))t.IS_WHITESPACE[e]=1},218:(e,t,o)=>{function n(e){return e&&e.__esModule?e:{default:e}}Object.defineProperty(t,\"__esModule\",{value:!0});var a=o(683),s=o(135),r=o(914),i=n(o(125)),l=o(88),c=n(l),p=n(o(197)),d=n(o(490)),T=o(538),h=n(o(329)),k=n(o(81));class u extends k.default{__init(){this.hadExport=!1}__init2(){this.hadNamedExport=!1}__init3(){this.hadDefaultExport=!1}constructor(e,t,o,n,a,s,r,i,p,d,T,h){super(),this.rootTransformer=e,this.tokens=t,this.importProcessor=o,this.nameManager=n,this.helperManager=a,this.reactHotLoaderTransformer=s,this.enableLegacyBabel5ModuleInterop=r,this.enableLegacyTypeScriptModuleInterop=i,this.isTypeScriptTransformEnabled=p,this.isFlowTransformEnabled=d,this.preserveDynamicImport=T,this.keepUnusedImports=h,u.prototype.__init.call(this),u.prototype.__init2.call(this),u.prototype.__init3.call(this),this.declarationInfo=p?c.default.call(void 0,t):l.EMPTY_DECLARATION_INFO}getPrefixCode(){let e=\"\";return this.hadExport&&(e+='Object.defineProperty(exports, \"__esModule\", {value: true});'),e}getSuffixCode(){return this.enableLegacyBabel5ModuleInterop&&this.hadDefaultExport&&!this.hadNamedExport?\"\\nmodule.exports = exports.default;\\n\":\"\"}process(){return this.tokens.matches3(r.TokenType._import,r.TokenType.name,r.TokenType.eq)?this.processImportEquals():this.tokens.matches1(r.TokenType._import)?(this.processImport(),!0):this.tokens.matches2(r.TokenType._export,r.TokenType.eq)?(this.tokens.replaceToken(\"module.exports\"),!0):this.tokens.matches1(r.TokenType._export)&&!this.tokens.currentToken().isType?(this.hadExport=!0,this.processExport()):!!(this.tokens.matches2(r.TokenType.name,r.TokenType.postIncDec)&&this.processPostIncDec())||(this.tokens.matches1(r.TokenType.name)||this.tokens.matches1(r.TokenType.jsxName)?this.processIdentifier():this.tokens.matches1(r.TokenType.eq)?this.processAssignment():this.tokens.matches1(r.TokenType.assign)?this.processComplexAssignment():!!this.tokens.matches1(r.TokenType.preIncDec)&&this.processPreIncDec())}processImportEquals(){let e=this.tokens.identifierNameAtIndex(this.tokens.currentIndex()+1);return this.importProcessor.shouldAutomaticallyElideImportedName(e)?i.default.call(void 0,this.tokens):this.tokens.replaceToken(\"const\"),!0}processImport(){if(this.tokens.matches2(r.TokenType._import,r.TokenType.parenL)){if(this.preserveDynamicImport)return void this.tokens.copyToken();let e=this.enableLegacyTypeScriptModuleInterop?\"\":`${this.helperManager.getHelperName(\"interopRequireWildcard\")}(`;this.tokens.replaceToken(`Promise.resolve().then(() => ${e}require`);let t=this.tokens.currentToken().contextId;if(null==t)throw Error(\"Expected context ID on dynamic import invocation.\");for(this.tokens.copyToken();!this.tokens.matchesContextIdAndLabel(r.TokenType.parenR,t);)this.rootTransformer.processToken();return void this.tokens.replaceToken(e?\")))\":\"))\")}if(this.removeImportAndDetectIfShouldElide())this.tokens.removeToken();else{let e=this.tokens.stringValue();this.tokens.replaceTokenTrimmingLeftWhitespace(this.importProcessor.claimImportCode(e)),this.tokens.appendCode(this.importProcessor.claimImportCode(e))}T.removeMaybeImportAttributes.call(void 0,this.tokens),this.tokens.matches1(r.TokenType.semi)&&this.tokens.removeToken()}removeImportAndDetectIfShouldElide(){if(this.tokens.removeInitialToken(),this.tokens.matchesContextual(s.ContextualKeyword._type)&&!this.tokens.matches1AtIndex(this.tokens.currentIndex()+1,r.TokenType.comma)&&!this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+1,s.ContextualKeyword._from))return this.removeRemainingImport(),!0;if(this.tokens.matches1(r.TokenType.name)||this.tokens.matches1(r.TokenType.star))return this.removeRemainingImport(),!1;if(this.tokens.matches1(r.TokenType.string))return!1;let e=!1,t=!1;for(;!this.tokens.matches1(r.TokenType.string);)(!e&&this.tokens.matches1(r.TokenType.braceL)||this.tokens.matches1(r.TokenType.comma))&&(this.tokens.removeToken(),this.tokens.matches1(r.TokenType.braceR)||(t=!0),(this.tokens.matches2(r.TokenType.name,r.TokenType.comma)||this.tokens.matches2(r.TokenType.name,r.TokenType.braceR)||this.tokens.matches4(r.TokenType.name,r.TokenType.name,r.TokenType.name,r.TokenType.comma)||this.tokens.matches4(r.TokenType.name,r.TokenType.name,r.TokenType.name,r.TokenType.braceR))&&(e=!0)),this.tokens.removeToken();return!this.keepUnusedImports&&(this.isTypeScriptTransformEnabled?!e:!!this.isFlowTransformEnabled&&t&&!e)}removeRemainingImport(){for(;!this.tokens.matches1(r.TokenType.string);)this.tokens.removeToken()}processIdentifier(){let e=this.tokens.currentToken();if(e.shadowsGlobal)return!1;if(e.identifierRole===a.IdentifierRole.ObjectShorthand)return this.processObjectShorthand();if(e.identifierRole!==a.IdentifierRole.Access)return!1;let t=this.importProcessor.getIdentifierReplacement(this.tokens.identifierNameForToken(e));if(!t)return!1;let o=this.tokens.currentIndex()+1;for(;o<this.tokens.tokens.length&&this.tokens.tokens[o].type===r.TokenType.parenR;)o++;return this.tokens.tokens[o].type===r.TokenType.parenL?this.tokens.tokenAtRelativeIndex(1).type===r.TokenType.parenL&&this.tokens.tokenAtRelativeIndex(-1).type!==r.TokenType._new?(this.tokens.replaceToken(`${t}.call(void 0, `),this.tokens.removeToken(),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(r.TokenType.parenR)):this.tokens.replaceToken(`(0, ${t})`):this.tokens.replaceToken(t),!0}processObjectShorthand(){let e=this.tokens.identifierName(),t=this.importProcessor.getIdentifierReplacement(e);return!!t&&(this.tokens.replaceToken(`${e}: ${t}`),!0)}processExport(){if(this.tokens.matches2(r.TokenType._export,r.TokenType._enum)||this.tokens.matches3(r.TokenType._export,r.TokenType._const,r.TokenType._enum))return this.hadNamedExport=!0,!1;if(this.tokens.matches2(r.TokenType._export,r.TokenType._default))return this.tokens.matches3(r.TokenType._export,r.TokenType._default,r.TokenType._enum)?(this.hadDefaultExport=!0,!1):(this.processExportDefault(),!0);if(this.tokens.matches2(r.TokenType._export,r.TokenType.braceL))return this.processExportBindings(),!0;if(this.tokens.matches2(r.TokenType._export,r.TokenType.name)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+1,s.ContextualKeyword._type)){if(this.tokens.removeInitialToken(),this.tokens.removeToken(),this.tokens.matches1(r.TokenType.braceL)){for(;!this.tokens.matches1(r.TokenType.braceR);)this.tokens.removeToken();this.tokens.removeToken()}else this.tokens.removeToken(),this.tokens.matches1(r.TokenType._as)&&(this.tokens.removeToken(),this.tokens.removeToken());return this.tokens.matchesContextual(s.ContextualKeyword._from)&&this.tokens.matches1AtIndex(this.tokens.currentIndex()+1,r.TokenType.string)&&(this.tokens.removeToken(),this.tokens.removeToken(),T.removeMaybeImportAttributes.call(void 0,this.tokens)),!0}if(this.hadNamedExport=!0,this.tokens.matches2(r.TokenType._export,r.TokenType._var)||this.tokens.matches2(r.TokenType._export,r.TokenType._let)||this.tokens.matches2(r.TokenType._export,r.TokenType._const))return this.processExportVar(),!0;if(this.tokens.matches2(r.TokenType._export,r.TokenType._function)||this.tokens.matches3(r.TokenType._export,r.TokenType.name,r.TokenType._function))return this.processExportFunction(),!0;if(this.tokens.matches2(r.TokenType._export,r.TokenType._class)||this.tokens.matches3(r.TokenType._export,r.TokenType._abstract,r.TokenType._class)||this.tokens.matches2(r.TokenType._export,r.TokenType.at))return this.processExportClass(),!0;if(this.tokens.matches2(r.TokenType._export,r.TokenType.star))return this.processExportStar(),!0;throw Error(\"Unrecognized export syntax.\")}processAssignment(){let e=this.tokens.currentIndex(),t=this.tokens.tokens[e-1];if(t.isType||t.type!==r.TokenType.name||t.shadowsGlobal||e>=2&&this.tokens.matches1AtIndex(e-2,r.TokenType.dot)||e>=2&&[r.TokenType._var,r.TokenType._let,r.TokenType._const].includes(this.tokens.tokens[e-2].type))return!1;let o=this.importProcessor.resolveExportBinding(this.tokens.identifierNameForToken(t));return!!o&&(this.tokens.copyToken(),this.tokens.appendCode(` ${o} =`),!0)}processComplexAssignment(){let e=this.tokens.currentIndex(),t=this.tokens.tokens[e-1];if(t.type!==r.TokenType.name||t.shadowsGlobal||e>=2&&this.tokens.matches1AtIndex(e-2,r.TokenType.dot))return!1;let o=this.importProcessor.resolveExportBinding(this.tokens.identifierNameForToken(t));return!!o&&(this.tokens.appendCode(` = ${o}`),this.tokens.copyToken(),!0)}processPreIncDec(){let e=this.tokens.currentIndex(),t=this.tokens.tokens[e+1];if(t.type!==r.TokenType.name||t.shadowsGlobal||e+2<this.tokens.tokens.length&&(this.tokens.matches1AtIndex(e+2,r.TokenType.dot)||this.tokens.matches1AtIndex(e+2,r.TokenType.bracketL)||this.tokens.matches1AtIndex(e+2,r.TokenType.parenL)))return!1;let o=this.tokens.identifierNameForToken(t),n=this.importProcessor.resolveExportBinding(o);return!!n&&(this.tokens.appendCode(`${n} = `),this.tokens.copyToken(),!0)}processPostIncDec(){let e=this.tokens.currentIndex(),t=this.tokens.tokens[e],o=this.tokens.tokens[e+1];if(t.type!==r.TokenType.name||t.shadowsGlobal||e>=1&&this.tokens.matches1AtIndex(e-1,r.TokenType.dot))return!1;let n=this.tokens.identifierNameForToken(t),a=this.importProcessor.resolveExportBinding(n);if(!a)return!1;let s=this.tokens.rawCodeForToken(o),i=this.importProcessor.getIdentifierReplacement(n)||n;if(\"++\"===s)this.tokens.replaceToken(`(${i} = ${a} = ${i} + 1, ${i} - 1)`);else if(\"--\"===s)this.tokens.replaceToken(`(${i} = ${a} = ${i} - 1, ${i} + 1)`);else throw Error(`Unexpected operator: ${s}`);return this.tokens.removeToken(),!0}processExportDefault(){let e=!0;if(this.tokens.matches4(r.TokenType._export,r.TokenType._default,r.TokenType._function,r.TokenType.name)||this.tokens.matches5(r.TokenType._export,r.TokenType._default,r.TokenType.name,r.TokenType._function,r.TokenType.name)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+2,s.ContextualKeyword._async)){this.tokens.removeInitialToken(),this.tokens.removeToken();let e=this.processNamedFunction();this.tokens.appendCode(` exports.default = ${e};`)}else if(this.tokens.matches4(r.TokenType._export,r.TokenType._default,r.TokenType._class,r.TokenType.name)||this.tokens.matches5(r.TokenType._export,r.TokenType._default,r.TokenType._abstract,r.TokenType._class,r.TokenType.name)||this.tokens.matches3(r.TokenType._export,r.TokenType._default,r.TokenType.at)){this.tokens.removeInitialToken(),this.tokens.removeToken(),this.copyDecorators(),this.tokens.matches1(r.TokenType._abstract)&&this.tokens.removeToken();let e=this.rootTransformer.processNamedClass();this.tokens.appendCode(` exports.default = ${e};`)}else if(h.default.call(void 0,this.isTypeScriptTransformEnabled,this.keepUnusedImports,this.tokens,this.declarationInfo))e=!1,this.tokens.removeInitialToken(),this.tokens.removeToken(),this.tokens.removeToken();else if(this.reactHotLoaderTransformer){let e=this.nameManager.claimFreeName(\"_default\");this.tokens.replaceToken(`let ${e}; exports.`),this.tokens.copyToken(),this.tokens.appendCode(` = ${e} =`),this.reactHotLoaderTransformer.setExtractedDefaultExportName(e)}else this.tokens.replaceToken(\"exports.\"),this.tokens.copyToken(),this.tokens.appendCode(\" =\");e&&(this.hadDefaultExport=!0)}copyDecorators(){for(;this.tokens.matches1(r.TokenType.at);)if(this.tokens.copyToken(),this.tokens.matches1(r.TokenType.parenL))this.tokens.copyExpectedToken(r.TokenType.parenL),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(r.TokenType.parenR);else{for(this.tokens.copyExpectedToken(r.TokenType.name);this.tokens.matches1(r.TokenType.dot);)this.tokens.copyExpectedToken(r.TokenType.dot),this.tokens.copyExpectedToken(r.TokenType.name);this.tokens.matches1(r.TokenType.parenL)&&(this.tokens.copyExpectedToken(r.TokenType.parenL),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(r.TokenType.parenR))}}processExportVar(){this.isSimpleExportVar()?this.processSimpleExportVar():this.processComplexExportVar()}isSimpleExportVar(){let e=this.tokens.currentIndex();if(e++,e++,!this.tokens.matches1AtIndex(e,r.TokenType.name))return!1;for(e++;e<this.tokens.tokens.length&&this.tokens.tokens[e].isType;)e++;return!!this.tokens.matches1AtIndex(e,r.TokenType.eq)}processSimpleExportVar(){this.tokens.removeInitialToken(),this.tokens.copyToken();let e=this.tokens.identifierName();for(;!this.tokens.matches1(r.TokenType.eq);)this.rootTransformer.processToken();let t=this.tokens.currentToken().rhsEndIndex;if(null==t)throw Error(\"Expected = token with an end index.\");for(;this.tokens.currentIndex()<t;)this.rootTransformer.processToken();this.tokens.appendCode(`; exports.${e} = ${e}`)}processComplexExportVar(){this.tokens.removeInitialToken(),this.tokens.removeToken();let e=this.tokens.matches1(r.TokenType.braceL);e&&this.tokens.appendCode(\"(\");let t=0;for(;;)if(this.tokens.matches1(r.TokenType.braceL)||this.tokens.matches1(r.TokenType.dollarBraceL)||this.tokens.matches1(r.TokenType.bracketL))t++,this.tokens.copyToken();else if(this.tokens.matches1(r.TokenType.braceR)||this.tokens.matches1(r.TokenType.bracketR))t--,this.tokens.copyToken();else if(0!==t||this.tokens.matches1(r.TokenType.name)||this.tokens.currentToken().isType)if(this.tokens.matches1(r.TokenType.eq)){let e=this.tokens.currentToken().rhsEndIndex;if(null==e)throw Error(\"Expected = token with an end index.\");for(;this.tokens.currentIndex()<e;)this.rootTransformer.processToken()}else{let e=this.tokens.currentToken();if(a.isDeclaration.call(void 0,e)){let t=this.tokens.identifierName(),o=this.importProcessor.getIdentifierReplacement(t);if(null===o)throw Error(`Expected a replacement for ${t} in \\`export var\\` syntax.`);a.isObjectShorthandDeclaration.call(void 0,e)&&(o=`${t}: ${o}`),this.tokens.replaceToken(o)}else this.rootTransformer.processToken()}else break;if(e){let e=this.tokens.currentToken().rhsEndIndex;if(null==e)throw Error(\"Expected = token with an end index.\");for(;this.tokens.currentIndex()<e;)this.rootTransformer.processToken();this.tokens.appendCode(\")\")}}processExportFunction(){this.tokens.replaceToken(\"\");let e=this.processNamedFunction();this.tokens.appendCode(` exports.${e} = ${e};`)}processNamedFunction(){if(this.tokens.matches1(r.TokenType._function))this.tokens.copyToken();else if(this.tokens.matches2(r.TokenType.name,r.TokenType._function)){if(!this.tokens.matchesContextual(s.ContextualKeyword._async))throw Error(\"Expected async keyword in function export.\");this.tokens.copyToken(),this.tokens.copyToken()}if(this.tokens.matches1(r.TokenType.star)&&this.tokens.copyToken(),!this.tokens.matches1(r.TokenType.name))throw Error(\"Expected identifier for exported function name.\");let e=this.tokens.identifierName();if(this.tokens.copyToken(),this.tokens.currentToken().isType)for(this.tokens.removeInitialToken();this.tokens.currentToken().isType;)this.tokens.removeToken();return this.tokens.copyExpectedToken(r.TokenType.parenL),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(r.TokenType.parenR),this.rootTransformer.processPossibleTypeRange(),this.tokens.copyExpectedToken(r.TokenType.braceL),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(r.TokenType.braceR),e}processExportClass(){this.tokens.removeInitialToken(),this.copyDecorators(),this.tokens.matches1(r.TokenType._abstract)&&this.tokens.removeToken();let e=this.rootTransformer.processNamedClass();this.tokens.appendCode(` exports.${e} = ${e};`)}processExportBindings(){this.tokens.removeInitialToken(),this.tokens.removeToken();let e=d.default.call(void 0,this.tokens),t=[];for(;;){if(this.tokens.matches1(r.TokenType.braceR)){this.tokens.removeToken();break}let o=p.default.call(void 0,this.tokens);for(;this.tokens.currentIndex()<o.endIndex;)this.tokens.removeToken();if(!(o.isType||!e&&this.shouldElideExportedIdentifier(o.leftName))){let e=o.rightName;\"default\"===e?this.hadDefaultExport=!0:this.hadNamedExport=!0;let n=o.leftName,a=this.importProcessor.getIdentifierReplacement(n);t.push(`exports.${e} = ${a||n};`)}if(this.tokens.matches1(r.TokenType.braceR)){this.tokens.removeToken();break}if(this.tokens.matches2(r.TokenType.comma,r.TokenType.braceR)){this.tokens.removeToken(),this.tokens.removeToken();break}if(this.tokens.matches1(r.TokenType.comma))this.tokens.removeToken();else throw Error(`Unexpected token: ${JSON.stringify(this.tokens.currentToken())}`)}if(this.tokens.matchesContextual(s.ContextualKeyword._from)){this.tokens.removeToken();let e=this.tokens.stringValue();this.tokens.replaceTokenTrimmingLeftWhitespace(this.importProcessor.claimImportCode(e)),T.removeMaybeImportAttributes.call(void 0,this.tokens)}else this.tokens.appendCode(t.join(\" \"));this.tokens.matches1(r.TokenType.semi)&&this.tokens.removeToken()}processExportStar(){for(this.tokens.removeInitialToken();!this.tokens.matches1(r.TokenType.string);)this.tokens.removeToken();let e=this.tokens.stringValue();this.tokens.replaceTokenTrimmingLeftWhitespace(this.importProcessor.claimImportCode(e)),T.removeMaybeImportAttributes.call(void 0,this.tokens),this.tokens.matches1(r.TokenType.semi)&&this.tokens.removeToken()}shouldElideExportedIdentifier(e){return this.isTypeScriptTransformEnabled&&!this.keepUnusedImports&&!this.declarationInfo.valueDeclarations.has(e)}}t.default=u},789:(e,t,o)=>{function n(e){return e&&e.__esModule?e:{default:e}}Object.defineProperty(t,\"__esModule\",{value:!0});var a=o(135),s=o(914),r=n(o(125)),i=o(88),l=n(i),c=n(o(197)),p=o(655),d=n(o(490)),T=o(538),h=n(o(329)),k=n(o(81));class u extends k.default{constructor(e,t,o,n,a,s,r,c){super(),this.tokens=e,this.nameManager=t,this.helperManager=o,this.reactHotLoaderTransformer=n,this.isTypeScriptTransformEnabled=a,this.isFlowTransformEnabled=s,this.keepUnusedImports=r,this.nonTypeIdentifiers=a&&!r?p.getNonTypeIdentifiers.call(void 0,e,c):new Set,this.declarationInfo=a&&!r?l.default.call(void 0,e):i.EMPTY_DECLARATION_INFO,this.injectCreateRequireForImportRequire=!!c.injectCreateRequireForImportRequire}process(){if(this.tokens.matches3(s.TokenType._import,s.TokenType.name,s.TokenType.eq))return this.processImportEquals();if(this.tokens.matches4(s.TokenType._import,s.TokenType.name,s.TokenType.name,s.TokenType.eq)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+1,a.ContextualKeyword._type)){this.tokens.removeInitialToken();for(let e=0;e<7;e++)this.tokens.removeToken();return!0}if(this.tokens.matches2(s.TokenType._export,s.TokenType.eq))return this.tokens.replaceToken(\"module.exports\"),!0;if(this.tokens.matches5(s.TokenType._export,s.TokenType._import,s.TokenType.name,s.TokenType.name,s.TokenType.eq)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+2,a.ContextualKeyword._type)){this.tokens.removeInitialToken();for(let e=0;e<8;e++)this.tokens.removeToken();return!0}if(this.tokens.matches1(s.TokenType._import))return this.processImport();if(this.tokens.matches2(s.TokenType._export,s.TokenType._default))return this.processExportDefault();if(this.tokens.matches2(s.TokenType._export,s.TokenType.braceL))return this.processNamedExports();if(this.tokens.matches2(s.TokenType._export,s.TokenType.name)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+1,a.ContextualKeyword._type)){if(this.tokens.removeInitialToken(),this.tokens.removeToken(),this.tokens.matches1(s.TokenType.braceL)){for(;!this.tokens.matches1(s.TokenType.braceR);)this.tokens.removeToken();this.tokens.removeToken()}else this.tokens.removeToken(),this.tokens.matches1(s.TokenType._as)&&(this.tokens.removeToken(),this.tokens.removeToken());return this.tokens.matchesContextual(a.ContextualKeyword._from)&&this.tokens.matches1AtIndex(this.tokens.currentIndex()+1,s.TokenType.string)&&(this.tokens.removeToken(),this.tokens.removeToken(),T.removeMaybeImportAttributes.call(void 0,this.tokens)),!0}return!1}processImportEquals(){let e=this.tokens.identifierNameAtIndex(this.tokens.currentIndex()+1);return this.shouldAutomaticallyElideImportedName(e)?r.default.call(void 0,this.tokens):this.injectCreateRequireForImportRequire?(this.tokens.replaceToken(\"const\"),this.tokens.copyToken(),this.tokens.copyToken(),this.tokens.replaceToken(this.helperManager.getHelperName(\"require\"))):this.tokens.replaceToken(\"const\"),!0}processImport(){if(this.tokens.matches2(s.TokenType._import,s.TokenType.parenL))return!1;let e=this.tokens.snapshot();if(this.removeImportTypeBindings()){for(this.tokens.restoreToSnapshot(e);!this.tokens.matches1(s.TokenType.string);)this.tokens.removeToken();this.tokens.removeToken(),T.removeMaybeImportAttributes.call(void 0,this.tokens),this.tokens.matches1(s.TokenType.semi)&&this.tokens.removeToken()}return!0}removeImportTypeBindings(){if(this.tokens.copyExpectedToken(s.TokenType._import),this.tokens.matchesContextual(a.ContextualKeyword._type)&&!this.tokens.matches1AtIndex(this.tokens.currentIndex()+1,s.TokenType.comma)&&!this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+1,a.ContextualKeyword._from))return!0;if(this.tokens.matches1(s.TokenType.string))return this.tokens.copyToken(),!1;this.tokens.matchesContextual(a.ContextualKeyword._module)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+2,a.ContextualKeyword._from)&&this.tokens.copyToken();let e=!1,t=!1,o=!1;if(this.tokens.matches1(s.TokenType.name)&&(this.shouldAutomaticallyElideImportedName(this.tokens.identifierName())?(this.tokens.removeToken(),this.tokens.matches1(s.TokenType.comma)&&this.tokens.removeToken()):(e=!0,this.tokens.copyToken(),this.tokens.matches1(s.TokenType.comma)&&(o=!0,this.tokens.removeToken()))),this.tokens.matches1(s.TokenType.star))this.shouldAutomaticallyElideImportedName(this.tokens.identifierNameAtRelativeIndex(2))?(this.tokens.removeToken(),this.tokens.removeToken(),this.tokens.removeToken()):(o&&this.tokens.appendCode(\",\"),e=!0,this.tokens.copyExpectedToken(s.TokenType.star),this.tokens.copyExpectedToken(s.TokenType.name),this.tokens.copyExpectedToken(s.TokenType.name));else if(this.tokens.matches1(s.TokenType.braceL)){for(o&&this.tokens.appendCode(\",\"),this.tokens.copyToken();!this.tokens.matches1(s.TokenType.braceR);){t=!0;let o=c.default.call(void 0,this.tokens);if(o.isType||this.shouldAutomaticallyElideImportedName(o.rightName)){for(;this.tokens.currentIndex()<o.endIndex;)this.tokens.removeToken();this.tokens.matches1(s.TokenType.comma)&&this.tokens.removeToken()}else{for(e=!0;this.tokens.currentIndex()<o.endIndex;)this.tokens.copyToken();this.tokens.matches1(s.TokenType.comma)&&this.tokens.copyToken()}}this.tokens.copyExpectedToken(s.TokenType.braceR)}return!this.keepUnusedImports&&(this.isTypeScriptTransformEnabled?!e:!!this.isFlowTransformEnabled&&t&&!e)}shouldAutomaticallyElideImportedName(e){return this.isTypeScriptTransformEnabled&&!this.keepUnusedImports&&!this.nonTypeIdentifiers.has(e)}processExportDefault(){if(h.default.call(void 0,this.isTypeScriptTransformEnabled,this.keepUnusedImports,this.tokens,this.declarationInfo))return this.tokens.removeInitialToken(),this.tokens.removeToken(),this.tokens.removeToken(),!0;if(!(this.tokens.matches4(s.TokenType._export,s.TokenType._default,s.TokenType._function,s.TokenType.name)||this.tokens.matches5(s.TokenType._export,s.TokenType._default,s.TokenType.name,s.TokenType._function,s.TokenType.name)&&this.tokens.matchesContextualAtIndex(this.tokens.currentIndex()+2,a.ContextualKeyword._async)||this.tokens.matches4(s.TokenType._export,s.TokenType._default,s.TokenType._class,s.TokenType.name)||this.tokens.matches5(s.TokenType._export,s.TokenType._default,s.TokenType._abstract,s.TokenType._class,s.TokenType.name))&&this.reactHotLoaderTransformer){let e=this.nameManager.claimFreeName(\"_default\");return this.tokens.replaceToken(`let ${e}; export`),this.tokens.copyToken(),this.tokens.appendCode(` ${e} =`),this.reactHotLoaderTransformer.setExtractedDefaultExportName(e),!0}return!1}processNamedExports(){if(!this.isTypeScriptTransformEnabled)return!1;this.tokens.copyExpectedToken(s.TokenType._export),this.tokens.copyExpectedToken(s.TokenType.braceL);let e=d.default.call(void 0,this.tokens),t=!1;for(;!this.tokens.matches1(s.TokenType.braceR);){let o=c.default.call(void 0,this.tokens);if(o.isType||!e&&this.shouldElideExportedName(o.leftName)){for(;this.tokens.currentIndex()<o.endIndex;)this.tokens.removeToken();this.tokens.matches1(s.TokenType.comma)&&this.tokens.removeToken()}else{for(t=!0;this.tokens.currentIndex()<o.endIndex;)this.tokens.copyToken();this.tokens.matches1(s.TokenType.comma)&&this.tokens.copyToken()}}return this.tokens.copyExpectedToken(s.TokenType.braceR),this.keepUnusedImports||!e||t||(this.tokens.removeToken(),this.tokens.removeToken(),T.removeMaybeImportAttributes.call(void 0,this.tokens)),!0}shouldElideExportedName(e){return this.isTypeScriptTransformEnabled&&!this.keepUnusedImports&&this.declarationInfo.typeDeclarations.has(e)&&!this.declarationInfo.valueDeclarations.has(e)}}t.default=u},565:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(135),s=o(914),r=(n=o(81))&&n.__esModule?n:{default:n};class i extends r.default{constructor(e,t,o){super(),this.rootTransformer=e,this.tokens=t,this.isImportsTransformEnabled=o}process(){return!!(this.rootTransformer.processPossibleArrowParamEnd()||this.rootTransformer.processPossibleAsyncArrowWithTypeParams()||this.rootTransformer.processPossibleTypeRange())||(this.tokens.matches1(s.TokenType._enum)?(this.processEnum(),!0):this.tokens.matches2(s.TokenType._export,s.TokenType._enum)?(this.processNamedExportEnum(),!0):!!this.tokens.matches3(s.TokenType._export,s.TokenType._default,s.TokenType._enum)&&(this.processDefaultExportEnum(),!0))}processNamedExportEnum(){if(this.isImportsTransformEnabled){this.tokens.removeInitialToken();let e=this.tokens.identifierNameAtRelativeIndex(1);this.processEnum(),this.tokens.appendCode(` exports.${e} = ${e};`)}else this.tokens.copyToken(),this.processEnum()}processDefaultExportEnum(){this.tokens.removeInitialToken(),this.tokens.removeToken();let e=this.tokens.identifierNameAtRelativeIndex(1);this.processEnum(),this.isImportsTransformEnabled?this.tokens.appendCode(` exports.default = ${e};`):this.tokens.appendCode(` export default ${e};`)}processEnum(){this.tokens.replaceToken(\"const\"),this.tokens.copyExpectedToken(s.TokenType.name);let e=!1;this.tokens.matchesContextual(a.ContextualKeyword._of)&&(this.tokens.removeToken(),e=this.tokens.matchesContextual(a.ContextualKeyword._symbol),this.tokens.removeToken());let t=this.tokens.matches3(s.TokenType.braceL,s.TokenType.name,s.TokenType.eq);this.tokens.appendCode(' = require(\"flow-enums-runtime\")');let o=!e&&!t;for(this.tokens.replaceTokenTrimmingLeftWhitespace(o?\".Mirrored([\":\"({\");!this.tokens.matches1(s.TokenType.braceR);){if(this.tokens.matches1(s.TokenType.ellipsis)){this.tokens.removeToken();break}this.processEnumElement(e,t),this.tokens.matches1(s.TokenType.comma)&&this.tokens.copyToken()}this.tokens.replaceToken(o?\"]);\":\"});\")}processEnumElement(e,t){if(e){let e=this.tokens.identifierName();this.tokens.copyToken(),this.tokens.appendCode(`: Symbol(\"${e}\")`)}else t?(this.tokens.copyToken(),this.tokens.replaceTokenTrimmingLeftWhitespace(\":\"),this.tokens.copyToken()):this.tokens.replaceToken(`\"${this.tokens.identifierName()}\"`)}}t.default=i},696:(e,t,o)=>{function n(e){return e&&e.__esModule?e:{default:e}}Object.defineProperty(t,\"__esModule\",{value:!0});var a=n(o(785)),s=o(683),r=o(914),i=o(336),l=n(o(61)),c=n(o(81));class p extends c.default{__init(){this.lastLineNumber=1}__init2(){this.lastIndex=0}__init3(){this.filenameVarName=null}__init4(){this.esmAutomaticImportNameResolutions={}}__init5(){this.cjsAutomaticModuleNameResolutions={}}constructor(e,t,o,n,a){super(),this.rootTransformer=e,this.tokens=t,this.importProcessor=o,this.nameManager=n,this.options=a,p.prototype.__init.call(this),p.prototype.__init2.call(this),p.prototype.__init3.call(this),p.prototype.__init4.call(this),p.prototype.__init5.call(this),this.jsxPragmaInfo=l.default.call(void 0,a),this.isAutomaticRuntime=\"automatic\"===a.jsxRuntime,this.jsxImportSource=a.jsxImportSource||\"react\"}process(){return!!this.tokens.matches1(r.TokenType.jsxTagStart)&&(this.processJSXTag(),!0)}getPrefixCode(){let e=\"\";if(this.filenameVarName&&(e+=`const ${this.filenameVarName} = ${JSON.stringify(this.options.filePath||\"\")};`),this.isAutomaticRuntime)if(this.importProcessor)for(let[t,o]of Object.entries(this.cjsAutomaticModuleNameResolutions))e+=`var ${o} = require(\"${t}\");`;else{let{createElement:t,...o}=this.esmAutomaticImportNameResolutions;t&&(e+=`import {createElement as ${t}} from \"${this.jsxImportSource}\";`);let n=Object.entries(o).map(([e,t])=>`${e} as ${t}`).join(\", \");if(n){let t=this.jsxImportSource+(this.options.production?\"/jsx-runtime\":\"/jsx-dev-runtime\");e+=`import {${n}} from \"${t}\";`}}return e}processJSXTag(){let{jsxRole:e,start:t}=this.tokens.currentToken(),o=this.options.production?null:this.getElementLocationCode(t);this.isAutomaticRuntime&&e!==s.JSXRole.KeyAfterPropSpread?this.transformTagToJSXFunc(o,e):this.transformTagToCreateElement(o)}getElementLocationCode(e){let t=this.getLineNumberForIndex(e);return`lineNumber: ${t}`}getLineNumberForIndex(e){let t=this.tokens.code;for(;this.lastIndex<e&&this.lastIndex<t.length;)\"\\n\"===t[this.lastIndex]&&this.lastLineNumber++,this.lastIndex++;return this.lastLineNumber}transformTagToJSXFunc(e,t){let o=t===s.JSXRole.StaticChildren;this.tokens.replaceToken(this.getJSXFuncInvocationCode(o));let n=null;if(this.tokens.matches1(r.TokenType.jsxTagEnd))this.tokens.replaceToken(`${this.getFragmentCode()}, {`),this.processAutomaticChildrenAndEndProps(t);else{if(this.processTagIntro(),this.tokens.appendCode(\", {\"),n=this.processProps(!0),this.tokens.matches2(r.TokenType.slash,r.TokenType.jsxTagEnd))this.tokens.appendCode(\"}\");else if(this.tokens.matches1(r.TokenType.jsxTagEnd))this.tokens.removeToken(),this.processAutomaticChildrenAndEndProps(t);else throw Error(\"Expected either /> or > at the end of the tag.\");n&&this.tokens.appendCode(`, ${n}`)}for(this.options.production||(null===n&&this.tokens.appendCode(\", void 0\"),this.tokens.appendCode(`, ${o}, ${this.getDevSource(e)}, this`)),this.tokens.removeInitialToken();!this.tokens.matches1(r.TokenType.jsxTagEnd);)this.tokens.removeToken();this.tokens.replaceToken(\")\")}transformTagToCreateElement(e){if(this.tokens.replaceToken(this.getCreateElementInvocationCode()),this.tokens.matches1(r.TokenType.jsxTagEnd))this.tokens.replaceToken(`${this.getFragmentCode()}, null`),this.processChildren(!0);else if(this.processTagIntro(),this.processPropsObjectWithDevInfo(e),this.tokens.matches2(r.TokenType.slash,r.TokenType.jsxTagEnd));else if(this.tokens.matches1(r.TokenType.jsxTagEnd))this.tokens.removeToken(),this.processChildren(!0);else throw Error(\"Expected either /> or > at the end of the tag.\");for(this.tokens.removeInitialToken();!this.tokens.matches1(r.TokenType.jsxTagEnd);)this.tokens.removeToken();this.tokens.replaceToken(\")\")}getJSXFuncInvocationCode(e){return this.options.production?e?this.claimAutoImportedFuncInvocation(\"jsxs\",\"/jsx-runtime\"):this.claimAutoImportedFuncInvocation(\"jsx\",\"/jsx-runtime\"):this.claimAutoImportedFuncInvocation(\"jsxDEV\",\"/jsx-dev-runtime\")}getCreateElementInvocationCode(){if(this.isAutomaticRuntime)return this.claimAutoImportedFuncInvocation(\"createElement\",\"\");{let{jsxPragmaInfo:e}=this,t=this.importProcessor&&this.importProcessor.getIdentifierReplacement(e.base)||e.base;return`${t}${e.suffix}(`}}getFragmentCode(){if(this.isAutomaticRuntime)return this.claimAutoImportedName(\"Fragment\",this.options.production?\"/jsx-runtime\":\"/jsx-dev-runtime\");{let{jsxPragmaInfo:e}=this;return(this.importProcessor&&this.importProcessor.getIdentifierReplacement(e.fragmentBase)||e.fragmentBase)+e.fragmentSuffix}}claimAutoImportedFuncInvocation(e,t){let o=this.claimAutoImportedName(e,t);return this.importProcessor?`${o}.call(void 0, `:`${o}(`}claimAutoImportedName(e,t){if(!this.importProcessor)return this.esmAutomaticImportNameResolutions[e]||(this.esmAutomaticImportNameResolutions[e]=this.nameManager.claimFreeName(`_${e}`)),this.esmAutomaticImportNameResolutions[e];{let o=this.jsxImportSource+t;return this.cjsAutomaticModuleNameResolutions[o]||(this.cjsAutomaticModuleNameResolutions[o]=this.importProcessor.getFreeIdentifierForPath(o)),`${this.cjsAutomaticModuleNameResolutions[o]}.${e}`}}processTagIntro(){let e=this.tokens.currentIndex()+1;for(;this.tokens.tokens[e].isType||!this.tokens.matches2AtIndex(e-1,r.TokenType.jsxName,r.TokenType.jsxName)&&!this.tokens.matches2AtIndex(e-1,r.TokenType.greaterThan,r.TokenType.jsxName)&&!this.tokens.matches1AtIndex(e,r.TokenType.braceL)&&!this.tokens.matches1AtIndex(e,r.TokenType.jsxTagEnd)&&!this.tokens.matches2AtIndex(e,r.TokenType.slash,r.TokenType.jsxTagEnd);)e++;if(e===this.tokens.currentIndex()+1){let e=this.tokens.identifierName();d(e)&&this.tokens.replaceToken(`'${e}'`)}for(;this.tokens.currentIndex()<e;)this.rootTransformer.processToken()}processPropsObjectWithDevInfo(e){let t=this.options.production?\"\":`__self: this, __source: ${this.getDevSource(e)}`;this.tokens.matches1(r.TokenType.jsxName)||this.tokens.matches1(r.TokenType.braceL)?(this.tokens.appendCode(\", {\"),this.processProps(!1),t?this.tokens.appendCode(` ${t}}`):this.tokens.appendCode(\"}\")):t?this.tokens.appendCode(`, {${t}}`):this.tokens.appendCode(\", null\")}processProps(e){let t=null;for(;;){if(this.tokens.matches2(r.TokenType.jsxName,r.TokenType.eq)){let o=this.tokens.identifierName();if(e&&\"key\"===o){null!==t&&this.tokens.appendCode(t.replace(/[^\\n]/g,\"\")),this.tokens.removeToken(),this.tokens.removeToken();let e=this.tokens.snapshot();this.processPropValue(),t=this.tokens.dangerouslyGetAndRemoveCodeSinceSnapshot(e);continue}this.processPropName(o),this.tokens.replaceToken(\": \"),this.processPropValue()}else if(this.tokens.matches1(r.TokenType.jsxName)){let e=this.tokens.identifierName();this.processPropName(e),this.tokens.appendCode(\": true\")}else if(this.tokens.matches1(r.TokenType.braceL))this.tokens.replaceToken(\"\"),this.rootTransformer.processBalancedCode(),this.tokens.replaceToken(\"\");else break;this.tokens.appendCode(\",\")}return t}processPropName(e){e.includes(\"-\")?this.tokens.replaceToken(`'${e}'`):this.tokens.copyToken()}processPropValue(){this.tokens.matches1(r.TokenType.braceL)?(this.tokens.replaceToken(\"\"),this.rootTransformer.processBalancedCode(),this.tokens.replaceToken(\"\")):this.tokens.matches1(r.TokenType.jsxTagStart)?this.processJSXTag():this.processStringPropValue()}processStringPropValue(){let e=this.tokens.currentToken(),t=this.tokens.code.slice(e.start+1,e.end-1),o=T(t),n=function(e){let t=\"\";for(let o=0;o<e.length;o++){let n=e[o];if(\"\\n\"===n)if(/\\s/.test(e[o+1]))for(t+=\" \";o<e.length&&/\\s/.test(e[o+1]);)o++;else t+=\"\\n\";else if(\"&\"===n){let{entity:n,newI:a}=h(e,o+1);t+=n,o=a-1}else t+=n}return JSON.stringify(t)}(t);this.tokens.replaceToken(n+o)}processAutomaticChildrenAndEndProps(e){e===s.JSXRole.StaticChildren?(this.tokens.appendCode(\" children: [\"),this.processChildren(!1),this.tokens.appendCode(\"]}\")):(e===s.JSXRole.OneChild&&this.tokens.appendCode(\" children: \"),this.processChildren(!1),this.tokens.appendCode(\"}\"))}processChildren(e){let t=e;for(;;){if(this.tokens.matches2(r.TokenType.jsxTagStart,r.TokenType.slash))return;let e=!1;if(this.tokens.matches1(r.TokenType.braceL))this.tokens.matches2(r.TokenType.braceL,r.TokenType.braceR)?(this.tokens.replaceToken(\"\"),this.tokens.replaceToken(\"\")):(this.tokens.replaceToken(t?\", \":\"\"),this.rootTransformer.processBalancedCode(),this.tokens.replaceToken(\"\"),e=!0);else if(this.tokens.matches1(r.TokenType.jsxTagStart))this.tokens.appendCode(t?\", \":\"\"),this.processJSXTag(),e=!0;else if(this.tokens.matches1(r.TokenType.jsxText)||this.tokens.matches1(r.TokenType.jsxEmptyText))e=this.processChildTextElement(t);else throw Error(\"Unexpected token when processing JSX children.\");e&&(t=!0)}}processChildTextElement(e){let t=this.tokens.currentToken(),o=this.tokens.code.slice(t.start,t.end),n=T(o),a=function(e){let t=\"\",o=\"\",n=!1,a=!1;for(let s=0;s<e.length;s++){let r=e[s];if(\" \"===r||\"\t\"===r||\"\\r\"===r)n||(o+=r);else if(\"\\n\"===r)o=\"\",n=!0;else{if(a&&n&&(t+=\" \"),t+=o,o=\"\",\"&\"===r){let{entity:o,newI:n}=h(e,s+1);s=n-1,t+=o}else t+=r;a=!0,n=!1}}return n||(t+=o),JSON.stringify(t)}(o);return'\"\"'===a?(this.tokens.replaceToken(n),!1):(this.tokens.replaceToken(`${e?\", \":\"\"}${a}${n}`),!0)}getDevSource(e){return`{fileName: ${this.getFilenameVarName()}, ${e}}`}getFilenameVarName(){return this.filenameVarName||(this.filenameVarName=this.nameManager.claimFreeName(\"_jsxFileName\")),this.filenameVarName}}function d(e){let t=e.charCodeAt(0);return t>=i.charCodes.lowercaseA&&t<=i.charCodes.lowercaseZ}function T(e){let t=0,o=0;for(let n of e)\"\\n\"===n?(t++,o=0):\" \"===n&&o++;return\"\\n\".repeat(t)+\" \".repeat(o)}function h(e,t){let o,n=\"\",s=0,r=t;if(\"#\"===e[r]){var l,c;let t,n=10;if(\"x\"===e[++r]){for(n=16,t=++r;r<e.length&&((l=e.charCodeAt(r))>=i.charCodes.digit0&&l<=i.charCodes.digit9||l>=i.charCodes.lowercaseA&&l<=i.charCodes.lowercaseF||l>=i.charCodes.uppercaseA&&l<=i.charCodes.uppercaseF);)r++}else{for(t=r;r<e.length&&(c=e.charCodeAt(r))>=i.charCodes.digit0&&c<=i.charCodes.digit9;)r++}if(\";\"===e[r]){let a=e.slice(t,r);a&&(r++,o=String.fromCodePoint(parseInt(a,n)))}}else for(;r<e.length&&s++<10;){let t=e[r];if(r++,\";\"===t){o=a.default.get(n);break}n+=t}return o?{entity:o,newI:r}:{entity:\"&\",newI:t}}t.default=p,t.startsWithLowerCase=d},620:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(914),s=(n=o(81))&&n.__esModule?n:{default:n};let r=\"jest\",i=[\"mock\",\"unmock\",\"enableAutomock\",\"disableAutomock\"];class l extends s.default{__init(){this.hoistedFunctionNames=[]}constructor(e,t,o,n){super(),this.rootTransformer=e,this.tokens=t,this.nameManager=o,this.importProcessor=n,l.prototype.__init.call(this)}process(){return!!(0===this.tokens.currentToken().scopeDepth&&this.tokens.matches4(a.TokenType.name,a.TokenType.dot,a.TokenType.name,a.TokenType.parenL))&&this.tokens.identifierName()===r&&!function(e){let t,o=e[0],n=1;for(;n<e.length;){let a=e[n],s=e[n+1];if(n+=2,(\"optionalAccess\"===a||\"optionalCall\"===a)&&null==o)return;\"access\"===a||\"optionalAccess\"===a?(t=o,o=s(o)):(\"call\"===a||\"optionalCall\"===a)&&(o=s((...e)=>o.call(t,...e)),t=void 0)}return o}([this,\"access\",e=>e.importProcessor,\"optionalAccess\",e=>e.getGlobalNames,\"call\",e=>e(),\"optionalAccess\",e=>e.has,\"call\",e=>e(r)])&&this.extractHoistedCalls()}getHoistedCode(){return this.hoistedFunctionNames.length>0?this.hoistedFunctionNames.map(e=>`${e}();`).join(\"\"):\"\"}extractHoistedCalls(){this.tokens.removeToken();let e=!1;for(;this.tokens.matches3(a.TokenType.dot,a.TokenType.name,a.TokenType.parenL);){let t=this.tokens.identifierNameAtIndex(this.tokens.currentIndex()+1);if(i.includes(t)){let t=this.nameManager.claimFreeName(\"__jestHoist\");this.hoistedFunctionNames.push(t),this.tokens.replaceToken(`function ${t}(){${r}.`),this.tokens.copyToken(),this.tokens.copyToken(),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(a.TokenType.parenR),this.tokens.appendCode(\";}\"),e=!1}else e?this.tokens.copyToken():this.tokens.replaceToken(`${r}.`),this.tokens.copyToken(),this.tokens.copyToken(),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(a.TokenType.parenR),e=!0}return!0}}t.default=l},915:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(914),s=(n=o(81))&&n.__esModule?n:{default:n};class r extends s.default{constructor(e){super(),this.tokens=e}process(){if(this.tokens.matches1(a.TokenType.num)){let e=this.tokens.currentTokenCode();if(e.includes(\"_\"))return this.tokens.replaceToken(e.replace(/_/g,\"\")),!0}return!1}}t.default=r},993:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(914),s=(n=o(81))&&n.__esModule?n:{default:n};class r extends s.default{constructor(e,t){super(),this.tokens=e,this.nameManager=t}process(){return!!this.tokens.matches2(a.TokenType._catch,a.TokenType.braceL)&&(this.tokens.copyToken(),this.tokens.appendCode(` (${this.nameManager.claimFreeName(\"e\")})`),!0)}}t.default=r},37:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(914),s=(n=o(81))&&n.__esModule?n:{default:n};class r extends s.default{constructor(e,t){super(),this.tokens=e,this.nameManager=t}process(){if(this.tokens.matches1(a.TokenType.nullishCoalescing)){let e=this.tokens.currentToken();return this.tokens.tokens[e.nullishStartIndex].isAsyncOperation?this.tokens.replaceTokenTrimmingLeftWhitespace(\", async () => (\"):this.tokens.replaceTokenTrimmingLeftWhitespace(\", () => (\"),!0}if(this.tokens.matches1(a.TokenType._delete)&&this.tokens.tokenAtRelativeIndex(1).isOptionalChainStart)return this.tokens.removeInitialToken(),!0;let e=this.tokens.currentToken().subscriptStartIndex;if(null!=e&&this.tokens.tokens[e].isOptionalChainStart&&this.tokens.tokenAtRelativeIndex(-1).type!==a.TokenType._super){let t,o=this.nameManager.claimFreeName(\"_\");if(t=e>0&&this.tokens.matches1AtIndex(e-1,a.TokenType._delete)&&this.isLastSubscriptInChain()?`${o} => delete ${o}`:`${o} => ${o}`,this.tokens.tokens[e].isAsyncOperation&&(t=`async ${t}`),this.tokens.matches2(a.TokenType.questionDot,a.TokenType.parenL)||this.tokens.matches2(a.TokenType.questionDot,a.TokenType.lessThan))this.justSkippedSuper()&&this.tokens.appendCode(\".bind(this)\"),this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'optionalCall', ${t}`);else if(this.tokens.matches2(a.TokenType.questionDot,a.TokenType.bracketL))this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'optionalAccess', ${t}`);else if(this.tokens.matches1(a.TokenType.questionDot))this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'optionalAccess', ${t}.`);else if(this.tokens.matches1(a.TokenType.dot))this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'access', ${t}.`);else if(this.tokens.matches1(a.TokenType.bracketL))this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'access', ${t}[`);else if(this.tokens.matches1(a.TokenType.parenL))this.justSkippedSuper()&&this.tokens.appendCode(\".bind(this)\"),this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'call', ${t}(`);else throw Error(\"Unexpected subscript operator in optional chain.\");return!0}return!1}isLastSubscriptInChain(){let e=0;for(let t=this.tokens.currentIndex()+1;;t++){if(t>=this.tokens.tokens.length)throw Error(\"Reached the end of the code while finding the end of the access chain.\");if(this.tokens.tokens[t].isOptionalChainStart?e++:this.tokens.tokens[t].isOptionalChainEnd&&e--,e<0)return!0;if(0===e&&null!=this.tokens.tokens[t].subscriptStartIndex)return!1}}justSkippedSuper(){let e=0,t=this.tokens.currentIndex()-1;for(;;){if(t<0)throw Error(\"Reached the start of the code while finding the start of the access chain.\");if(this.tokens.tokens[t].isOptionalChainStart?e--:this.tokens.tokens[t].isOptionalChainEnd&&e++,e<0)return!1;if(0===e&&null!=this.tokens.tokens[t].subscriptStartIndex)return this.tokens.tokens[t-1].type===a.TokenType._super;t--}}}t.default=r},797:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(683),s=o(914),r=(n=o(81))&&n.__esModule?n:{default:n};class i extends r.default{constructor(e,t,o,n){super(),this.rootTransformer=e,this.tokens=t,this.importProcessor=o,this.options=n}process(){let e=this.tokens.currentIndex();if(\"createReactClass\"===this.tokens.identifierName()){let t=this.importProcessor&&this.importProcessor.getIdentifierReplacement(\"createReactClass\");return t?this.tokens.replaceToken(`(0, ${t})`):this.tokens.copyToken(),this.tryProcessCreateClassCall(e),!0}if(this.tokens.matches3(s.TokenType.name,s.TokenType.dot,s.TokenType.name)&&\"React\"===this.tokens.identifierName()&&\"createClass\"===this.tokens.identifierNameAtIndex(this.tokens.currentIndex()+2)){let t=this.importProcessor&&this.importProcessor.getIdentifierReplacement(\"React\")||\"React\";return t?this.tokens.replaceToken(t):this.tokens.copyToken(),this.tokens.copyToken(),this.tokens.copyToken(),this.tryProcessCreateClassCall(e),!0}return!1}tryProcessCreateClassCall(e){let t=this.findDisplayName(e);t&&this.classNeedsDisplayName()&&(this.tokens.copyExpectedToken(s.TokenType.parenL),this.tokens.copyExpectedToken(s.TokenType.braceL),this.tokens.appendCode(`displayName: '${t}',`),this.rootTransformer.processBalancedCode(),this.tokens.copyExpectedToken(s.TokenType.braceR),this.tokens.copyExpectedToken(s.TokenType.parenR))}findDisplayName(e){return e<2?null:this.tokens.matches2AtIndex(e-2,s.TokenType.name,s.TokenType.eq)||e>=2&&this.tokens.tokens[e-2].identifierRole===a.IdentifierRole.ObjectKey?this.tokens.identifierNameAtIndex(e-2):this.tokens.matches2AtIndex(e-2,s.TokenType._export,s.TokenType._default)?this.getDisplayNameFromFilename():null}getDisplayNameFromFilename(){let e=(this.options.filePath||\"unknown\").split(\"/\"),t=e[e.length-1],o=t.lastIndexOf(\".\"),n=-1===o?t:t.slice(0,o);return\"index\"===n&&e[e.length-2]?e[e.length-2]:n}classNeedsDisplayName(){let e=this.tokens.currentIndex();if(!this.tokens.matches2(s.TokenType.parenL,s.TokenType.braceL))return!1;let t=e+1,o=this.tokens.tokens[t].contextId;if(null==o)throw Error(\"Expected non-null context ID on object open-brace.\");for(;e<this.tokens.tokens.length;e++){let t=this.tokens.tokens[e];if(t.type===s.TokenType.braceR&&t.contextId===o){e++;break}if(\"displayName\"===this.tokens.identifierNameAtIndex(e)&&this.tokens.tokens[e].identifierRole===a.IdentifierRole.ObjectKey&&t.contextId===o)return!1}if(e===this.tokens.tokens.length)throw Error(\"Unexpected end of input when processing React class.\");return this.tokens.matches1AtIndex(e,s.TokenType.parenR)||this.tokens.matches2AtIndex(e,s.TokenType.comma,s.TokenType.parenR)}}t.default=i},786:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(683),s=(n=o(81))&&n.__esModule?n:{default:n};class r extends s.default{__init(){this.extractedDefaultExportName=null}constructor(e,t){super(),this.tokens=e,this.filePath=t,r.prototype.__init.call(this)}setExtractedDefaultExportName(e){this.extractedDefaultExportName=e}getPrefixCode(){return`\n      (function () {\n        var enterModule = require('react-hot-loader').enterModule;\n        enterModule && enterModule(module);\n      })();`.replace(/\\s+/g,\" \").trim()}getSuffixCode(){let e=new Set;for(let t of this.tokens.tokens)!t.isType&&a.isTopLevelDeclaration.call(void 0,t)&&t.identifierRole!==a.IdentifierRole.ImportDeclaration&&e.add(this.tokens.identifierNameForToken(t));let t=Array.from(e).map(e=>({variableName:e,uniqueLocalName:e}));return this.extractedDefaultExportName&&t.push({variableName:this.extractedDefaultExportName,uniqueLocalName:\"default\"}),`\n;(function () {\n  var reactHotLoader = require('react-hot-loader').default;\n  var leaveModule = require('react-hot-loader').leaveModule;\n  if (!reactHotLoader) {\n    return;\n  }\n${t.map(({variableName:e,uniqueLocalName:t})=>`  reactHotLoader.register(${e}, \"${t}\", ${JSON.stringify(this.filePath||\"\")});`).join(\"\\n\")}\n  leaveModule(module);\n})();`}process(){return!1}}t.default=r},445:(e,t,o)=>{function n(e){return e&&e.__esModule?e:{default:e}}var a=o(135),s=o(914),r=n(o(468)),i=n(o(218)),l=n(o(789)),c=n(o(565)),p=n(o(620)),d=n(o(696)),T=n(o(915)),h=n(o(993)),k=n(o(37)),u=n(o(797)),y=n(o(786)),m=n(o(87));t.A=class e{__init(){this.transformers=[]}__init2(){this.generatedVariables=[]}constructor(t,o,n,a){e.prototype.__init.call(this),e.prototype.__init2.call(this),this.nameManager=t.nameManager,this.helperManager=t.helperManager;let{tokenProcessor:s,importProcessor:r}=t;this.tokens=s,this.isImportsTransformEnabled=o.includes(\"imports\"),this.isReactHotLoaderTransformEnabled=o.includes(\"react-hot-loader\"),this.disableESTransforms=!!a.disableESTransforms,a.disableESTransforms||(this.transformers.push(new(0,k.default)(s,this.nameManager)),this.transformers.push(new(0,T.default)(s)),this.transformers.push(new(0,h.default)(s,this.nameManager))),o.includes(\"jsx\")&&(\"preserve\"!==a.jsxRuntime&&this.transformers.push(new(0,d.default)(this,s,r,this.nameManager,a)),this.transformers.push(new(0,u.default)(this,s,r,a)));let f=null;if(o.includes(\"react-hot-loader\")){if(!a.filePath)throw Error(\"filePath is required when using the react-hot-loader transform.\");f=new(0,y.default)(s,a.filePath),this.transformers.push(f)}if(o.includes(\"imports\")){if(null===r)throw Error(\"Expected non-null importProcessor with imports transform enabled.\");this.transformers.push(new(0,i.default)(this,s,r,this.nameManager,this.helperManager,f,n,!!a.enableLegacyTypeScriptModuleInterop,o.includes(\"typescript\"),o.includes(\"flow\"),!!a.preserveDynamicImport,!!a.keepUnusedImports))}else this.transformers.push(new(0,l.default)(s,this.nameManager,this.helperManager,f,o.includes(\"typescript\"),o.includes(\"flow\"),!!a.keepUnusedImports,a));o.includes(\"flow\")&&this.transformers.push(new(0,c.default)(this,s,o.includes(\"imports\"))),o.includes(\"typescript\")&&this.transformers.push(new(0,m.default)(this,s,o.includes(\"imports\"))),o.includes(\"jest\")&&this.transformers.push(new(0,p.default)(this,s,this.nameManager,r))}transform(){this.tokens.reset(),this.processBalancedCode();let e=this.isImportsTransformEnabled?'\"use strict\";':\"\";for(let t of this.transformers)e+=t.getPrefixCode();for(let t of(e+=this.helperManager.emitHelpers(),e+=this.generatedVariables.map(e=>` var ${e};`).join(\"\"),this.transformers))e+=t.getHoistedCode();let t=\"\";for(let e of this.transformers)t+=e.getSuffixCode();let o=this.tokens.finish(),{code:n}=o;if(!n.startsWith(\"#!\"))return{code:e+n+t,mappings:this.shiftMappings(o.mappings,e.length)};{let a=n.indexOf(\"\\n\");return -1===a&&(a=n.length,n+=\"\\n\"),{code:n.slice(0,a+1)+e+n.slice(a+1)+t,mappings:this.shiftMappings(o.mappings,e.length)}}}processBalancedCode(){let e=0,t=0;for(;!this.tokens.isAtEnd();){if(this.tokens.matches1(s.TokenType.braceL)||this.tokens.matches1(s.TokenType.dollarBraceL))e++;else if(this.tokens.matches1(s.TokenType.braceR)){if(0===e)return;e--}if(this.tokens.matches1(s.TokenType.parenL))t++;else if(this.tokens.matches1(s.TokenType.parenR)){if(0===t)return;t--}this.processToken()}}processToken(){if(this.tokens.matches1(s.TokenType._class))return void this.processClass();for(let e of this.transformers)if(e.process())return;this.tokens.copyToken()}processNamedClass(){if(!this.tokens.matches2(s.TokenType._class,s.TokenType.name))throw Error(\"Expected identifier for exported class name.\");let e=this.tokens.identifierNameAtIndex(this.tokens.currentIndex()+1);return this.processClass(),e}processClass(){let e=r.default.call(void 0,this,this.tokens,this.nameManager,this.disableESTransforms),t=(e.headerInfo.isExpression||!e.headerInfo.className)&&e.staticInitializerNames.length+e.instanceInitializerNames.length>0,o=e.headerInfo.className;t&&(o=this.nameManager.claimFreeName(\"_class\"),this.generatedVariables.push(o),this.tokens.appendCode(` (${o} =`));let n=this.tokens.currentToken().contextId;if(null==n)throw Error(\"Expected class to have a context ID.\");for(this.tokens.copyExpectedToken(s.TokenType._class);!this.tokens.matchesContextIdAndLabel(s.TokenType.braceL,n);)this.processToken();this.processClassBody(e,o);let a=e.staticInitializerNames.map(e=>`${o}.${e}()`);t?this.tokens.appendCode(`, ${a.map(e=>`${e}, `).join(\"\")}${o})`):e.staticInitializerNames.length>0&&this.tokens.appendCode(` ${a.map(e=>`${e};`).join(\" \")}`)}processClassBody(e,t){let{headerInfo:o,constructorInsertPos:n,constructorInitializerStatements:a,fields:r,instanceInitializerNames:i,rangesToRemove:l}=e,c=0,p=0,d=this.tokens.currentToken().contextId;if(null==d)throw Error(\"Expected non-null context ID on class.\");this.tokens.copyExpectedToken(s.TokenType.braceL),this.isReactHotLoaderTransformEnabled&&this.tokens.appendCode(\"__reactstandin__regenerateByEval(key, code) {this[key] = eval(code);}\");let T=a.length+i.length>0;if(null===n&&T){let e=this.makeConstructorInitCode(a,i,t);if(o.hasSuperclass){let t=this.nameManager.claimFreeName(\"args\");this.tokens.appendCode(`constructor(...${t}) { super(...${t}); ${e}; }`)}else this.tokens.appendCode(`constructor() { ${e}; }`)}for(;!this.tokens.matchesContextIdAndLabel(s.TokenType.braceR,d);)if(c<r.length&&this.tokens.currentIndex()===r[c].start){let e=!1;for(this.tokens.matches1(s.TokenType.bracketL)?this.tokens.copyTokenWithPrefix(`${r[c].initializerName}() {this`):this.tokens.matches1(s.TokenType.string)||this.tokens.matches1(s.TokenType.num)?(this.tokens.copyTokenWithPrefix(`${r[c].initializerName}() {this[`),e=!0):this.tokens.copyTokenWithPrefix(`${r[c].initializerName}() {this.`);this.tokens.currentIndex()<r[c].end;)e&&this.tokens.currentIndex()===r[c].equalsIndex&&this.tokens.appendCode(\"]\"),this.processToken();this.tokens.appendCode(\"}\"),c++}else if(p<l.length&&this.tokens.currentIndex()>=l[p].start){for(this.tokens.currentIndex()<l[p].end&&this.tokens.removeInitialToken();this.tokens.currentIndex()<l[p].end;)this.tokens.removeToken();p++}else this.tokens.currentIndex()===n&&(this.tokens.copyToken(),T&&this.tokens.appendCode(`;${this.makeConstructorInitCode(a,i,t)};`)),this.processToken();this.tokens.copyExpectedToken(s.TokenType.braceR)}makeConstructorInitCode(e,t,o){return[...e,...t.map(e=>`${o}.prototype.${e}.call(this)`)].join(\";\")}processPossibleArrowParamEnd(){if(this.tokens.matches2(s.TokenType.parenR,s.TokenType.colon)&&this.tokens.tokenAtRelativeIndex(1).isType){let e=this.tokens.currentIndex()+1;for(;this.tokens.tokens[e].isType;)e++;if(this.tokens.matches1AtIndex(e,s.TokenType.arrow)){for(this.tokens.removeInitialToken();this.tokens.currentIndex()<e;)this.tokens.removeToken();return this.tokens.replaceTokenTrimmingLeftWhitespace(\") =>\"),!0}}return!1}processPossibleAsyncArrowWithTypeParams(){if(!this.tokens.matchesContextual(a.ContextualKeyword._async)&&!this.tokens.matches1(s.TokenType._async))return!1;let e=this.tokens.tokenAtRelativeIndex(1);if(e.type!==s.TokenType.lessThan||!e.isType)return!1;let t=this.tokens.currentIndex()+1;for(;this.tokens.tokens[t].isType;)t++;if(this.tokens.matches1AtIndex(t,s.TokenType.parenL)){for(this.tokens.replaceToken(\"async (\"),this.tokens.removeInitialToken();this.tokens.currentIndex()<t;)this.tokens.removeToken();return this.tokens.removeToken(),this.processBalancedCode(),this.processToken(),!0}return!1}processPossibleTypeRange(){if(this.tokens.currentToken().isType){for(this.tokens.removeInitialToken();this.tokens.currentToken().isType;)this.tokens.removeToken();return!0}return!1}shiftMappings(e,t){for(let o=0;o<e.length;o++){let n=e[o];void 0!==n&&(e[o]=n+t)}return e}}},81:(e,t)=>{Object.defineProperty(t,\"__esModule\",{value:!0}),t.default=class{getPrefixCode(){return\"\"}getHoistedCode(){return\"\"}getSuffixCode(){return\"\"}}},87:(e,t,o)=>{function n(e){return e&&e.__esModule?e:{default:e}}Object.defineProperty(t,\"__esModule\",{value:!0});var a=o(914),s=n(o(911)),r=n(o(81));class i extends r.default{constructor(e,t,o){super(),this.rootTransformer=e,this.tokens=t,this.isImportsTransformEnabled=o}process(){return!!(this.rootTransformer.processPossibleArrowParamEnd()||this.rootTransformer.processPossibleAsyncArrowWithTypeParams()||this.rootTransformer.processPossibleTypeRange())||(this.tokens.matches1(a.TokenType._public)||this.tokens.matches1(a.TokenType._protected)||this.tokens.matches1(a.TokenType._private)||this.tokens.matches1(a.TokenType._abstract)||this.tokens.matches1(a.TokenType._readonly)||this.tokens.matches1(a.TokenType._override)||this.tokens.matches1(a.TokenType.nonNullAssertion)?(this.tokens.removeInitialToken(),!0):this.tokens.matches1(a.TokenType._enum)||this.tokens.matches2(a.TokenType._const,a.TokenType._enum)?(this.processEnum(),!0):!!(this.tokens.matches2(a.TokenType._export,a.TokenType._enum)||this.tokens.matches3(a.TokenType._export,a.TokenType._const,a.TokenType._enum))&&(this.processEnum(!0),!0))}processEnum(e=!1){for(this.tokens.removeInitialToken();this.tokens.matches1(a.TokenType._const)||this.tokens.matches1(a.TokenType._enum);)this.tokens.removeToken();let t=this.tokens.identifierName();this.tokens.removeToken(),e&&!this.isImportsTransformEnabled&&this.tokens.appendCode(\"export \"),this.tokens.appendCode(`var ${t}; (function (${t})`),this.tokens.copyExpectedToken(a.TokenType.braceL),this.processEnumBody(t),this.tokens.copyExpectedToken(a.TokenType.braceR),e&&this.isImportsTransformEnabled?this.tokens.appendCode(`)(${t} || (exports.${t} = ${t} = {}));`):this.tokens.appendCode(`)(${t} || (${t} = {}));`)}processEnumBody(e){let t=null;for(;!this.tokens.matches1(a.TokenType.braceR);){let{nameStringCode:o,variableName:n}=this.extractEnumKeyInfo(this.tokens.currentToken());this.tokens.removeInitialToken(),this.tokens.matches3(a.TokenType.eq,a.TokenType.string,a.TokenType.comma)||this.tokens.matches3(a.TokenType.eq,a.TokenType.string,a.TokenType.braceR)?this.processStringLiteralEnumMember(e,o,n):this.tokens.matches1(a.TokenType.eq)?this.processExplicitValueEnumMember(e,o,n):this.processImplicitValueEnumMember(e,o,n,t),this.tokens.matches1(a.TokenType.comma)&&this.tokens.removeToken(),t=null!=n?n:`${e}[${o}]`}}extractEnumKeyInfo(e){if(e.type===a.TokenType.name){let t=this.tokens.identifierNameForToken(e);return{nameStringCode:`\"${t}\"`,variableName:s.default.call(void 0,t)?t:null}}if(e.type===a.TokenType.string){let t=this.tokens.stringValueForToken(e);return{nameStringCode:this.tokens.code.slice(e.start,e.end),variableName:s.default.call(void 0,t)?t:null}}throw Error(\"Expected name or string at beginning of enum element.\")}processStringLiteralEnumMember(e,t,o){null!=o?(this.tokens.appendCode(`const ${o}`),this.tokens.copyToken(),this.tokens.copyToken(),this.tokens.appendCode(`; ${e}[${t}] = ${o};`)):(this.tokens.appendCode(`${e}[${t}]`),this.tokens.copyToken(),this.tokens.copyToken(),this.tokens.appendCode(\";\"))}processExplicitValueEnumMember(e,t,o){let n=this.tokens.currentToken().rhsEndIndex;if(null==n)throw Error(\"Expected rhsEndIndex on enum assign.\");if(null!=o){for(this.tokens.appendCode(`const ${o}`),this.tokens.copyToken();this.tokens.currentIndex()<n;)this.rootTransformer.processToken();this.tokens.appendCode(`; ${e}[${e}[${t}] = ${o}] = ${t};`)}else{for(this.tokens.appendCode(`${e}[${e}[${t}]`),this.tokens.copyToken();this.tokens.currentIndex()<n;)this.rootTransformer.processToken();this.tokens.appendCode(`] = ${t};`)}}processImplicitValueEnumMember(e,t,o,n){let a=null!=n?`${n} + 1`:\"0\";null!=o&&(this.tokens.appendCode(`const ${o} = ${a}; `),a=o),this.tokens.appendCode(`${e}[${e}[${t}] = ${a}] = ${t};`)}}t.default=i},125:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(914);t.default=function(e){if(e.removeInitialToken(),e.removeToken(),e.removeToken(),e.removeToken(),e.matches1(n.TokenType.parenL))e.removeToken(),e.removeToken(),e.removeToken();else for(;e.matches1(n.TokenType.dot);)e.removeToken(),e.removeToken()}},468:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(135),a=o(914);function s(e,t){for(e.nextToken();e.currentToken().contextId!==t;)e.nextToken();for(;i(e.tokenAtRelativeIndex(-1));)e.previousToken()}function r(e){let t=[];e.nextToken();let o=e.currentToken().contextId;if(null==o)throw Error(\"Expected context ID on open-paren starting constructor params.\");for(;!e.matchesContextIdAndLabel(a.TokenType.parenR,o);)if(e.currentToken().contextId===o){if(e.nextToken(),i(e.currentToken())){for(e.nextToken();i(e.currentToken());)e.nextToken();let o=e.currentToken();if(o.type!==a.TokenType.name)throw Error(\"Expected identifier after access modifiers in constructor arg.\");let n=e.identifierNameForToken(o);t.push(`this.${n} = ${n}`)}}else e.nextToken();for(e.nextToken();e.currentToken().isType;)e.nextToken();let n=e.currentIndex(),s=!1;for(;!e.matchesContextIdAndLabel(a.TokenType.braceR,o);){if(!s&&e.matches2(a.TokenType._super,a.TokenType.parenL)){e.nextToken();let t=e.currentToken().contextId;if(null==t)throw Error(\"Expected a context ID on the super call\");for(;!e.matchesContextIdAndLabel(a.TokenType.parenR,t);)e.nextToken();n=e.currentIndex(),s=!0}e.nextToken()}return e.nextToken(),{constructorInitializerStatements:t,constructorInsertPos:n}}function i(e){return[a.TokenType._async,a.TokenType._get,a.TokenType._set,a.TokenType.plus,a.TokenType.minus,a.TokenType._readonly,a.TokenType._static,a.TokenType._public,a.TokenType._private,a.TokenType._protected,a.TokenType._override,a.TokenType._abstract,a.TokenType.star,a.TokenType._declare,a.TokenType.hash].includes(e.type)}t.default=function(e,t,o,l){let c=t.snapshot(),p=function(e){let t=e.currentToken(),o=t.contextId;if(null==o)throw Error(\"Expected context ID on class token.\");let n=t.isExpression;if(null==n)throw Error(\"Expected isExpression on class token.\");let s=null,r=!1;for(e.nextToken(),e.matches1(a.TokenType.name)&&(s=e.identifierName());!e.matchesContextIdAndLabel(a.TokenType.braceL,o);)e.matches1(a.TokenType._extends)&&!e.currentToken().isType&&(r=!0),e.nextToken();return{isExpression:n,className:s,hasSuperclass:r}}(t),d=[],T=[],h=[],k=null,u=[],y=[],m=t.currentToken().contextId;if(null==m)throw Error(\"Expected non-null class context ID on class open-brace.\");for(t.nextToken();!t.matchesContextIdAndLabel(a.TokenType.braceR,m);)if(t.matchesContextual(n.ContextualKeyword._constructor)&&!t.currentToken().isType)({constructorInitializerStatements:d,constructorInsertPos:k}=r(t));else if(t.matches1(a.TokenType.semi))l||y.push({start:t.currentIndex(),end:t.currentIndex()+1}),t.nextToken();else if(t.currentToken().isType)t.nextToken();else{let c=t.currentIndex(),p=!1,f=!1,v=!1;for(;i(t.currentToken());)t.matches1(a.TokenType._static)&&(p=!0),t.matches1(a.TokenType.hash)&&(f=!0),(t.matches1(a.TokenType._declare)||t.matches1(a.TokenType._abstract))&&(v=!0),t.nextToken();if(p&&t.matches1(a.TokenType.braceL)||f){s(t,m);continue}if(t.matchesContextual(n.ContextualKeyword._constructor)&&!t.currentToken().isType){({constructorInitializerStatements:d,constructorInsertPos:k}=r(t));continue}let x=t.currentIndex();if(function(e){if(e.matches1(a.TokenType.bracketL)){let t=e.currentToken().contextId;if(null==t)throw Error(\"Expected class context ID on computed name open bracket.\");for(;!e.matchesContextIdAndLabel(a.TokenType.bracketR,t);)e.nextToken();e.nextToken()}else e.nextToken()}(t),t.matches1(a.TokenType.lessThan)||t.matches1(a.TokenType.parenL)){s(t,m);continue}for(;t.currentToken().isType;)t.nextToken();if(t.matches1(a.TokenType.eq)){let n,a=t.currentIndex(),s=t.currentToken().rhsEndIndex;if(null==s)throw Error(\"Expected rhsEndIndex on class field assignment.\");for(t.nextToken();t.currentIndex()<s;)e.processToken();p?(n=o.claimFreeName(\"__initStatic\"),h.push(n)):(n=o.claimFreeName(\"__init\"),T.push(n)),u.push({initializerName:n,equalsIndex:a,start:x,end:t.currentIndex()})}else(!l||v)&&y.push({start:c,end:t.currentIndex()})}return(t.restoreToSnapshot(c),l)?{headerInfo:p,constructorInitializerStatements:d,instanceInitializerNames:[],staticInitializerNames:[],constructorInsertPos:k,fields:[],rangesToRemove:y}:{headerInfo:p,constructorInitializerStatements:d,instanceInitializerNames:T,staticInitializerNames:h,constructorInsertPos:k,fields:u,rangesToRemove:y}}},88:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(683),a=o(914);t.EMPTY_DECLARATION_INFO={typeDeclarations:new Set,valueDeclarations:new Set},t.default=function(e){let t=new Set,o=new Set;for(let s=0;s<e.tokens.length;s++){let r=e.tokens[s];r.type===a.TokenType.name&&n.isTopLevelDeclaration.call(void 0,r)&&(r.isType?t.add(e.identifierNameForToken(r)):o.add(e.identifierNameForToken(r)))}return{typeDeclarations:t,valueDeclarations:o}}},713:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(914);t.default=function(e,t){let o=[];for(let a of t)a.type===n.TokenType.name&&o.push(e.slice(a.start,a.end));return o}},197:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(914);function a(e,t){let o=e.tokens[t];return o.type===n.TokenType.braceR||o.type===n.TokenType.comma}t.default=function(e,t=e.currentIndex()){let o=t+1;if(a(e,o)){let n=e.identifierNameAtIndex(t);return{isType:!1,leftName:n,rightName:n,endIndex:o}}if(a(e,++o))return{isType:!0,leftName:null,rightName:null,endIndex:o};if(a(e,++o))return{isType:!1,leftName:e.identifierNameAtIndex(t),rightName:e.identifierNameAtIndex(t+2),endIndex:o};if(a(e,++o))return{isType:!0,leftName:null,rightName:null,endIndex:o};throw Error(`Unexpected import/export specifier at ${t}`)}},61:(e,t)=>{function o(e){let t=e.indexOf(\".\");return -1===t&&(t=e.length),[e.slice(0,t),e.slice(t)]}Object.defineProperty(t,\"__esModule\",{value:!0}),t.default=function(e){let[t,n]=o(e.jsxPragma||\"React.createElement\"),[a,s]=o(e.jsxFragmentPragma||\"React.Fragment\");return{base:t,suffix:n,fragmentBase:a,fragmentSuffix:s}}},655:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n,a=o(683),s=o(914),r=o(696),i=(n=o(61))&&n.__esModule?n:{default:n};t.getNonTypeIdentifiers=function(e,t){let o=i.default.call(void 0,t),n=new Set;for(let t=0;t<e.tokens.length;t++){let i=e.tokens[t];if(i.type!==s.TokenType.name||i.isType||i.identifierRole!==a.IdentifierRole.Access&&i.identifierRole!==a.IdentifierRole.ObjectShorthand&&i.identifierRole!==a.IdentifierRole.ExportAccess||i.shadowsGlobal||n.add(e.identifierNameForToken(i)),i.type===s.TokenType.jsxTagStart&&n.add(o.base),i.type===s.TokenType.jsxTagStart&&t+1<e.tokens.length&&e.tokens[t+1].type===s.TokenType.jsxTagEnd&&(n.add(o.base),n.add(o.fragmentBase)),i.type===s.TokenType.jsxName&&i.identifierRole===a.IdentifierRole.Access){let o=e.identifierNameForToken(i);r.startsWithLowerCase.call(void 0,o)&&e.tokens[t+1].type!==s.TokenType.dot||n.add(e.identifierNameForToken(i))}}return n}},249:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(135);t.default=function(e){let t=e.currentIndex(),o=0,a=e.currentToken();do{let s=e.tokens[t];if(s.isOptionalChainStart&&o++,s.isOptionalChainEnd&&o--,o+=s.numNullishCoalesceStarts,o-=s.numNullishCoalesceEnds,s.contextualKeyword===n.ContextualKeyword._await&&null==s.identifierRole&&s.scopeDepth===a.scopeDepth)return!0;t+=1}while(o>0&&t<e.tokens.length);return!1}},490:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(135),a=o(914);t.default=function(e){let t=e.currentIndex();for(;!e.matches1AtIndex(t,a.TokenType.braceR);)t++;return e.matchesContextualAtIndex(t+1,n.ContextualKeyword._from)&&e.matches1AtIndex(t+2,a.TokenType.string)}},911:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(415);let a=new Set([\"break\",\"case\",\"catch\",\"class\",\"const\",\"continue\",\"debugger\",\"default\",\"delete\",\"do\",\"else\",\"export\",\"extends\",\"finally\",\"for\",\"function\",\"if\",\"import\",\"in\",\"instanceof\",\"new\",\"return\",\"super\",\"switch\",\"this\",\"throw\",\"try\",\"typeof\",\"var\",\"void\",\"while\",\"with\",\"yield\",\"enum\",\"implements\",\"interface\",\"let\",\"package\",\"private\",\"protected\",\"public\",\"static\",\"await\",\"false\",\"null\",\"true\"]);t.default=function(e){if(0===e.length||!n.IS_IDENTIFIER_START[e.charCodeAt(0)])return!1;for(let t=1;t<e.length;t++)if(!n.IS_IDENTIFIER_CHAR[e.charCodeAt(t)])return!1;return!a.has(e)}},538:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(135),a=o(914);t.removeMaybeImportAttributes=function(e){(e.matches2(a.TokenType._with,a.TokenType.braceL)||e.matches2(a.TokenType.name,a.TokenType.braceL)&&e.matchesContextual(n.ContextualKeyword._assert))&&(e.removeToken(),e.removeToken(),e.removeBalancedCode(),e.removeToken())}},329:(e,t,o)=>{Object.defineProperty(t,\"__esModule\",{value:!0});var n=o(914);t.default=function(e,t,o,a){if(!e||t)return!1;let s=o.currentToken();if(null==s.rhsEndIndex)throw Error(\"Expected non-null rhsEndIndex on export token.\");let r=s.rhsEndIndex-o.currentIndex();if(3!==r&&!(4===r&&o.matches1AtIndex(s.rhsEndIndex-1,n.TokenType.semi)))return!1;let i=o.tokenAtRelativeIndex(2);if(i.type!==n.TokenType.name)return!1;let l=o.identifierNameForToken(i);return a.typeDeclarations.has(l)&&!a.valueDeclarations.has(l)}}},t={};function o(n){var a=t[n];if(void 0!==a)return a.exports;var s=t[n]={exports:{}},r=!0;try{e[n](s,s.exports,o),r=!1}finally{r&&delete t[n]}return s.exports}o.ab=__dirname+\"/\",o.d=(e,t)=>{for(var n in t)o.o(t,n)&&!o.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},o.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),o.r=e=>{\"u\">typeof Symbol&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:\"Module\"}),Object.defineProperty(e,\"__esModule\",{value:!0})};var n={};o.r(n),o.d(n,{stripTypes:()=>y});var a=o(762),s=o(843),r=o(145),i=o(135),l=o(914),c=o(502),p=o(445);let{TokenType:d}=l,{ContextualKeyword:T}=i,h=new Set([\"_public\",\"_private\",\"_protected\",\"_readonly\",\"_override\"].map(e=>d[e])),k=new Set([\"_type\",\"_interface\",\"_declare\",\"_abstract\",\"_namespace\",\"_module\"].map(e=>T[e])),u=new Set([\"parenL\",\"bracketL\",\"backQuote\"].map(e=>d[e])),y=(e,t)=>{try{let t=m(e);g(t.tokens,e);let o=D(e,t.tokens);return v(o,o===e?t:m(o))}catch(e){throw SyntaxError(`${t}: ${e instanceof Error?e.message:String(e)}`)}},m=e=>r.parse(e,!1,!0,!1),f={transforms:[\"typescript\"],disableESTransforms:!0,keepUnusedImports:!0},v=(e,{tokens:t,scopes:o})=>{let n=new s.A(e,t),r=new a.Q(n),i=new c.A(e,t,!1,f.disableESTransforms,r);return new p.A({tokenProcessor:i,scopes:o,nameManager:n,helperManager:r,importProcessor:null},f.transforms,!1,f).transform().code};class x extends Error{constructor(e,t,o){let n=o.slice(0,t.start).split(\"\\n\");super(`${e} cannot be left out as a type (${n.length}:${(n.at(-1)?.length??0)+1}); write it in JavaScript`)}}let _=(e,t)=>e?.contextualKeyword===T[t],C=(e,t)=>e?.type===d[t],g=(e,t)=>{for(let o=0;o<e.length;o++){let n=e[o];if(void 0===n)continue;let a=n.isType?E(e,o):b(e,o);if(void 0!==a)throw new x(a,n,t);n.isType&&_(n,\"_declare\")&&(o=S(e,o))}},b=(e,t)=>{let o=e[t];return C(o,\"_enum\")?\"an enum\":h.has(o?.type)&&I(e,t)?\"a parameter property\":C(o,\"_export\")&&C(e[t+1],\"eq\")?\"`export =`\":C(o,\"_import\")&&w(e,t+1)?\"`import \\u2026 =`\":void 0},I=(e,t)=>{let o=t-1;for(;h.has(e[o]?.type);)o--;return C(e[o],\"parenL\")||C(e[o],\"comma\")},w=(e,t)=>C(e[t],\"name\")&&C(e[t+1],\"eq\"),E=(e,t)=>{let o=A(e,t);return void 0!==o&&K(e,o)?\"a namespace that holds values\":void 0},S=(e,t)=>{if(![\"_namespace\",\"_module\",\"_global\"].some(o=>_(e[t+1],o)))return t;let o=t+2;for(;C(e[o],\"name\")||C(e[o],\"dot\")||C(e[o],\"string\");)o++;return C(e[o],\"braceL\")?L(e,o):t},A=(e,t)=>{if(!_(e[t],\"_namespace\")&&!_(e[t],\"_module\"))return;let o=t+1;for(;C(e[o],\"name\")||C(e[o],\"dot\");)o++;return o>t+1&&C(e[o],\"braceL\")?o:void 0},R=new Set([\"braceL\",\"dollarBraceL\",\"parenL\",\"bracketL\"].map(e=>d[e])),P=new Set([\"braceR\",\"parenR\",\"bracketR\"].map(e=>d[e])),L=(e,t)=>{let o=0;for(let n=t;n<e.length;n++)if(R.has(e[n]?.type))o++;else if(P.has(e[n]?.type)&&0==--o)return n;return e.length},N=new Set([\"_const\",\"_let\",\"_var\",\"_function\",\"_class\",\"_enum\"].map(e=>d[e])),K=(e,t)=>{let o=L(e,t),n=!0;for(let a=t+1;a<o;a++){let t=e[a];if(C(t,\"semi\")||C(t,\"_export\")){n=!0;continue}let o=C(e[a-1],\"lessThan\")||C(e[a-1],\"comma\");if(N.has(t?.type)&&!o||n&&!_(t,\"_type\")&&!_(t,\"_interface\")&&!_(t,\"_namespace\"))return!0;n=!1,R.has(t?.type)&&(a=L(e,a))}return!1},D=(e,t)=>{let o=\"\",n=0;for(let a=0;a<t.length;a++){let s=t[a];if(void 0===s||!s.isType)continue;let r=a;for(;t[r]?.isType;)r++;let i=t[r-1],l=t[r];if(a=r,void 0===i||void 0===l||C(s,\"lessThan\")||!u.has(l.type)||!e.slice(i.end,l.start).includes(\"\\n\"))continue;let c=k.has(s.contextualKeyword)||C(s,\"_export\")?s.start:i.end;o+=`${e.slice(n,c)};`,n=c}return o+e.slice(n)};module.exports=n})();";

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/checks/runtime/driver/environment.js
/** What a driver process is told: its arguments, and the variables `AGENT_TASK_CHECK_*`. Read once, when the runtime is imported. */

const DEFAULT_LIMIT_MS = 2_000;
const LONGEST_LIMIT_MS = 600_000;
/** Random hexadecimal digits; `node:crypto` would take longer to load than everything else here. */
const randomHex = (bytes) => {
    const buffer = Buffer.alloc(bytes);
    const source = (0,external_node_fs_namespaceObject.openSync)('/dev/urandom', 'r');
    try {
        if ((0,external_node_fs_namespaceObject.readSync)(source, buffer, 0, bytes, null) !== bytes)
            throw new Error('/dev/urandom gave too few bytes');
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(source);
    }
    return buffer.toString('hex');
};
const limit = (text) => {
    if (text === undefined || text === '')
        return DEFAULT_LIMIT_MS;
    const milliseconds = Number(text);
    if (Number.isInteger(milliseconds) && milliseconds > 0 && milliseconds <= LONGEST_LIMIT_MS)
        return milliseconds;
    throw new Error(`AGENT_TASK_CHECK_LIMIT_MS is "${text}": give whole milliseconds from 1 to ${LONGEST_LIMIT_MS}`);
};
const sandboxOf = (text) => {
    if (text === undefined || text === '' || text === 'none' || text === 'unshare' || text.startsWith('/'))
        return text || undefined;
    throw new Error(`AGENT_TASK_CHECK_SANDBOX is "${text}": give none, unshare or the absolute path of bwrap`);
};
const readEnvironment = (argv, env) => {
    const [workspace, taskId, contractSha256] = argv.slice(2);
    if (workspace === undefined || taskId === undefined || contractSha256 === undefined)
        throw new Error('a check driver is started with: <workspace> <task id> <acceptance sha256> <phase> <attempt>');
    return {
        workspace: (0,external_node_fs_namespaceObject.realpathSync)(workspace),
        taskId,
        contractSha256,
        sandbox: sandboxOf(env.AGENT_TASK_CHECK_SANDBOX),
        seed: env.AGENT_TASK_CHECK_SEED || randomHex(8),
        limitMs: limit(env.AGENT_TASK_CHECK_LIMIT_MS),
        observationFile: env.AGENT_TASK_CHECK_OBSERVATION || undefined,
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/fakes.js
/** Dependencies that live in the driver: what reaches them, and when, is seen by the side that can be trusted. */

/** A promise whose rejection is nobody's fault if nobody waits for it. */
const quiet = (promise) => {
    promise.catch(() => { });
    return promise;
};
/** `waits` is called whenever somebody starts to wait for a call, and again a little later: false when there is no observation that could make it. */
const createFakes = (waits) => {
    const states = new WeakMap();
    const make = (implementation, sync) => {
        let waiting = [];
        const calls = [];
        const called = (n = 1) => {
            const there = calls[n - 1];
            if (there !== undefined)
                return Promise.resolve(there);
            return quiet(new Promise((resolve, reject) => {
                const wait = { n, resolve, reject };
                waiting.push(wait);
                waits();
                // An observation may be about to begin.
                setImmediate(() => setImmediate(() => {
                    if (!waiting.includes(wait) || waits())
                        return;
                    waiting = waiting.filter((other) => other !== wait);
                    reject(new CheckFailure(`expected call ${n} of a fake, but no observation is under way`));
                }));
            }));
        };
        const direct = (...args) => implementation === undefined ? undefined : Reflect.apply(implementation, undefined, args);
        const fake = Object.assign(direct, { calls, called });
        states.set(fake, {
            sync,
            implementation,
            arrive: (call) => {
                calls.push(call);
                const reached = waiting.filter((wait) => wait.n <= calls.length);
                waiting = waiting.filter((wait) => wait.n > calls.length);
                for (const wait of reached)
                    wait.resolve(calls[wait.n - 1] ?? call);
            },
            over: (why) => {
                const left = waiting;
                waiting = [];
                for (const wait of left)
                    wait.reject(new CheckFailure(`expected call ${wait.n} of a fake, but ${why()}`));
            },
        });
        return fake;
    };
    const fakeSync = (implementation) => make(implementation, true);
    return {
        fake: Object.assign((implementation) => make(implementation, false), { sync: fakeSync }),
        fakeSync,
        stateOf: (fn) => states.get(fn),
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/home.js
const createHome = () => {
    const ids = new WeakMap();
    const things = new Map();
    return {
        idOf: (thing) => {
            const known = ids.get(thing);
            if (known !== undefined)
                return known;
            const id = things.size + 1;
            ids.set(thing, id);
            things.set(id, thing);
            return id;
        },
        at: (id) => things.get(id),
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/markdownTable.js

/** The lines that a reader would see as text: no comments, nothing between code fences. */
const visibleLines = (markdown) => {
    const lines = [];
    let fence = '';
    let inComment = false;
    for (const line of markdown.split(/\r?\n/)) {
        if (fence !== '') {
            const end = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1];
            if (end !== undefined && end[0] === fence[0] && end.length >= fence.length)
                fence = '';
            continue;
        }
        const opened = inComment ? undefined : /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (opened !== undefined) {
            fence = opened;
            continue;
        }
        let text = '';
        for (let rest = line;;) {
            const at = rest.indexOf(inComment ? '-->' : '<!--');
            if (!inComment)
                text += at < 0 ? rest : rest.slice(0, at);
            if (at < 0)
                break;
            rest = rest.slice(at + (inComment ? 3 : 4));
            inComment = !inComment;
        }
        lines.push(text);
    }
    return lines;
};
/** Cells of one row: `\|` is a bar, and the backticks around a whole cell are left out. */
const cellsOf = (line) => {
    const cells = [];
    let cell = '';
    const inner = line.trim().replace(/^\|/, '');
    for (let i = 0; i < inner.length; i++) {
        if (inner[i] === '\\' && inner[i + 1] === '|')
            cell += inner[++i];
        else if (inner[i] === '|') {
            cells.push(cell);
            cell = '';
        }
        else
            cell += inner[i];
    }
    if (cell.trim() !== '')
        cells.push(cell);
    return cells.map((text) => within(text.trim(), '`').trim());
};
/** Text without the marks around it. By hand: a regular expression would take very long for some texts of a hostile workspace. */
const within = (text, mark) => {
    let from = 0;
    let to = text.length;
    while (from < to && text[from] === mark)
        from++;
    while (to > from && text[to - 1] === mark)
        to--;
    return text.slice(from, to);
};
/** The text of a heading; undefined for any other line. */
const headingOf = (line) => (/^ {0,3}#{1,6}(?:\s|$)/.test(line) ? within(line.trim(), '#').trim() : undefined);
const isRow = (line) => line !== undefined && /^\s*\|/.test(line);
const isRule = (line) => isRow(line) && line.includes('-') && /^[\s:|-]+$/.test(line);
/**
 * The rows of the one table under a heading (without `heading`: of the one table of the text), each keyed by the titles of the columns.
 * None or several fail the check.
 */
const table = (markdown, heading) => {
    const lines = visibleLines(markdown);
    const found = [];
    let title;
    for (let i = 0; i < lines.length; i++) {
        const line = lines[i];
        title = headingOf(line ?? '') ?? title;
        if (!isRow(line) || !isRule(lines[i + 1]))
            continue;
        const titles = cellsOf(line);
        const rows = [];
        for (i += 2; isRow(lines[i]); i++) {
            const cells = cellsOf(lines[i] ?? '');
            rows.push(Object.fromEntries(titles.map((name, column) => [name, cells[column] ?? ''])));
        }
        i--;
        if (heading === undefined || title === heading)
            found.push(rows);
    }
    const [rows] = found;
    if (rows === undefined || found.length > 1)
        throw new CheckFailure(`expected one table${heading === undefined ? '' : ` under "${heading}"`}, found ${found.length}`);
    return rows;
};

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/checks/runtime/driver/packageTargets.js
const notExported = (what) => ({
    code: what === 'exports' ? 'ERR_PACKAGE_PATH_NOT_EXPORTED' : 'ERR_PACKAGE_IMPORT_NOT_DEFINED',
});
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Segments that would leave the package, or look into another one. */
const leaves = (path) => path.split(/[/\\]/).some((segment) => /^(?:|\.|\.\.|node_modules)$/i.test(segment));
/** No manifest nests its conditions as deep; a hostile one must not exhaust the stack of the driver. */
const DEEPEST = 32;
/** undefined: this target does not apply here, the next one may; null: it is closed on purpose. */
const packageTargets_select = (target, star, what, conditions, depth = 0) => {
    if (depth > DEEPEST)
        return { code: 'ERR_INVALID_PACKAGE_CONFIG' };
    if (typeof target === 'string') {
        const path = target.replaceAll('*', () => star);
        if (!target.startsWith('./')) {
            const bare = what === 'imports' && !target.startsWith('../') && !target.startsWith('/');
            return bare ? { found: path } : { code: 'ERR_INVALID_PACKAGE_TARGET' };
        }
        return leaves(target.slice(2)) || (star !== '' && leaves(star)) ? { code: 'ERR_INVALID_PACKAGE_TARGET' } : { found: path };
    }
    if (Array.isArray(target)) {
        let last;
        for (const entry of target) {
            const selected = packageTargets_select(entry, star, what, conditions, depth + 1);
            if (selected !== undefined && selected !== null && 'found' in selected)
                return selected;
            if (selected !== undefined)
                last = selected;
        }
        return last;
    }
    if (isObject(target)) {
        for (const [condition, value] of Object.entries(target)) {
            if (condition !== 'default' && !conditions.has(condition))
                continue;
            const selected = packageTargets_select(value, star, what, conditions, depth + 1);
            if (selected !== undefined)
                return selected;
        }
        return undefined;
    }
    return target === null ? null : { code: 'ERR_INVALID_PACKAGE_TARGET' };
};
/** The pattern with the longest text before its star comes first, then the longer pattern. */
const bySpecificity = (a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length;
/** What a key (`.`, `./x` or `#x`) of the map stands for: a path from the package's folder that starts with `./`, or (imports) a package. */
const packageTarget = (map, key, what, conditions) => {
    const isMap = isObject(map) && (what === 'imports' || Object.keys(map).some((name) => name.startsWith('.')));
    const table = isMap ? map : { '.': map };
    if (Object.hasOwn(table, key) && !key.includes('*'))
        return packageTargets_select(table[key], '', what, conditions) ?? notExported(what);
    const patterns = Object.keys(table).filter((name) => name.split('*').length === 2);
    for (const pattern of patterns.sort(bySpecificity)) {
        const [head = '', tail = ''] = pattern.split('*');
        if (key.length < pattern.length || !key.startsWith(head) || !key.endsWith(tail))
            continue;
        return packageTargets_select(table[pattern], key.slice(head.length, key.length - tail.length), what, conditions) ?? notExported(what);
    }
    return notExported(what);
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/moduleResolution.js
/**
 * From a specifier to a file of the workspace, as Node resolves it (nodejs.org/api/esm.html#resolution-algorithm and
 * modules.html#all-together), with the workspace as the whole world: its root is `file:///task/`, and nothing above it is asked.
 */


const ROOT_URL = 'file:///task/';
const EXTENSIONS = ['.js', '.json'];
const MAINS = ['', '.js', '.json', '/index.js', '/index.json'];
const CONDITIONS = {
    import: new Set(['node', 'import']),
    require: new Set(['node', 'require']),
};
const manifestIn = (folder, text) => {
    const source = text(external_node_path_namespaceObject.posix.join(folder, 'package.json'));
    if (source === undefined)
        return undefined;
    try {
        const manifest = JSON.parse(source);
        return typeof manifest === 'object' && manifest !== null ? { ...manifest } : {};
    }
    catch {
        return {};
    }
};
/** The folders from a file's own up to the root. */
const foldersAbove = (file) => {
    const folders = [];
    for (let folder = external_node_path_namespaceObject.posix.dirname(file);; folder = external_node_path_namespaceObject.posix.dirname(folder)) {
        folders.push(folder);
        if (folder === '.' || folder === '/')
            return folders;
    }
};
/** The package that a file belongs to: the nearest `package.json`, else an empty one at the root. */
const packageOf = (file, text) => {
    for (const folder of foldersAbove(file)) {
        if (external_node_path_namespaceObject.posix.basename(folder) === 'node_modules')
            break;
        const manifest = manifestIn(folder, text);
        if (manifest !== undefined)
            return { folder, manifest };
    }
    return { folder: '.', manifest: {} };
};
const failed = (code, message) => ({ code, message });
const notFound = (specifier, parent, manner) => manner === 'require'
    ? failed('MODULE_NOT_FOUND', `Cannot find module '${specifier}' required by ${parent}`)
    : failed('ERR_MODULE_NOT_FOUND', `Cannot find module '${specifier}' imported from ${parent}`);
/** What `require` tries for a path without an exact match. */
const asFileOrFolder = (file, text) => {
    const asFile = [file, ...EXTENSIONS.map((extension) => file + extension)].find((name) => text(name) !== undefined);
    return asFile ?? mainOf(file, manifestIn(file, text) ?? {}, text);
};
const mainOf = (folder, manifest, text) => {
    const main = manifest.main;
    const named = typeof main === 'string' ? MAINS.map((end) => external_node_path_namespaceObject.posix.join(folder, main) + end) : [];
    const usual = EXTENSIONS.map((extension) => external_node_path_namespaceObject.posix.join(folder, `index${extension}`));
    return [...named, ...usual].find((name) => text(name) !== undefined);
};
/** `parent` is the URL of the file that asks. */
const resolveModule = (specifier, parent, manner, text) => {
    if (!parent.startsWith(ROOT_URL))
        return notFound(specifier, parent, manner);
    if (/^(?:\.{0,2}\/|\.{1,2}$|file:)/.test(specifier))
        return resolvePath(specifier, parent, manner, text);
    if (manner === 'import' && /^[a-z][a-z0-9+.-]*:/i.test(specifier))
        return failed('ERR_UNSUPPORTED_ESM_URL_SCHEME', `Only files of the workspace can be imported, not '${specifier}'`);
    return resolveBare(specifier, parent, manner, text);
};
const resolvePath = (specifier, parent, manner, text) => {
    let url;
    let file;
    try {
        url = new URL(manner === 'require' ? specifier.replace(/[?#%]/g, encodeURIComponent) : specifier, parent);
        file = decodeURIComponent(url.pathname).slice(new URL(ROOT_URL).pathname.length);
    }
    catch {
        return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' is not a valid path`);
    }
    if (manner === 'import' && /%2f|%5c/i.test(url.pathname))
        return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' must not hold encoded separators`);
    if (!url.href.startsWith(ROOT_URL))
        return notFound(specifier, parent, manner);
    if (manner === 'require') {
        const found = asFileOrFolder(file, text);
        return found === undefined ? notFound(specifier, parent, manner) : { file: found, query: '' };
    }
    if (file === '' || file.endsWith('/'))
        return failed('ERR_UNSUPPORTED_DIR_IMPORT', `Directory import '${specifier}' is not supported`);
    return text(file) === undefined ? notFound(specifier, parent, manner) : { file, query: url.search + url.hash };
};
/** Path in the workspace of a file by its URL. */
const fileOf = (url) => decodeURIComponent(new URL(url).pathname.slice(new URL(ROOT_URL).pathname.length)) || 'main';
const resolveBare = (specifier, parent, manner, text) => {
    const own = packageOf(fileOf(parent), text);
    if (specifier.startsWith('#'))
        return resolveInternal(specifier, own, parent, manner, text);
    const [, name, rest = ''] = /^((?:@[^/\\%]+\/)?[^./\\%@][^/\\%]*)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined)
        return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' is not a valid package name`);
    if (own.manifest.name === name && own.manifest.exports !== undefined)
        return exported(own, `.${rest}`, specifier, parent, manner, text);
    for (const folder of foldersAbove(fileOf(parent))) {
        if (external_node_path_namespaceObject.posix.basename(folder) === 'node_modules')
            continue;
        const root = external_node_path_namespaceObject.posix.join(folder, 'node_modules', name);
        const manifest = manifestIn(root, text);
        if (manifest?.exports !== undefined && manifest.exports !== null)
            return exported({ folder: root, manifest }, `.${rest}`, specifier, parent, manner, text);
        const found = plainPackage(root, manifest, rest, manner, text);
        if (found !== undefined)
            return { file: found, query: '' };
        if (manifest !== undefined)
            break;
    }
    return notFound(specifier, parent, manner);
};
/** A file of a package that has no `exports`. */
const plainPackage = (root, manifest, rest, manner, text) => {
    if (rest === '')
        return mainOf(root, manifest ?? {}, text);
    const file = external_node_path_namespaceObject.posix.join(root, rest);
    if (manner === 'require')
        return asFileOrFolder(file, text);
    return text(file) === undefined ? undefined : file;
};
const exported = (from, key, specifier, parent, manner, text) => {
    const target = packageTarget(from.manifest.exports, key, 'exports', CONDITIONS[manner]);
    if ('code' in target)
        return failed(target.code, `'${specifier}' is not exported by the package in ${from.folder}`);
    const file = external_node_path_namespaceObject.posix.join(from.folder, target.found);
    return text(file) === undefined ? notFound(specifier, parent, manner) : { file, query: '' };
};
const resolveInternal = (specifier, from, parent, manner, text) => {
    const imports = from.manifest.imports;
    if (specifier === '#' || specifier.startsWith('#/'))
        return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' is not a valid internal name`);
    const target = packageTarget(imports, specifier, 'imports', CONDITIONS[manner]);
    if ('code' in target || imports === undefined)
        return failed('code' in target ? target.code : 'ERR_PACKAGE_IMPORT_NOT_DEFINED', `'${specifier}' is not defined by the package in ${from.folder}`);
    if (!target.found.startsWith('./'))
        return resolveBare(target.found, new URL(`${from.folder}/package.json`, ROOT_URL).href, manner, text);
    const file = external_node_path_namespaceObject.posix.join(from.folder, target.found);
    return text(file) === undefined ? notFound(specifier, parent, manner) : { file, query: '' };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/moduleServing.js
/** Modules for the subject: resolved, read and, where they are TypeScript, freed of their types by the driver. */


const SOURCE = /^\.([cm]?)[jt]s$/;
/** The format by extension, then by the `type` of the package. */
const formatOf = (file, text) => {
    const extension = external_node_path_namespaceObject.posix.extname(file);
    if (extension === '.json')
        return 'json';
    const kind = SOURCE.exec(extension)?.[1];
    if (kind === undefined)
        return undefined;
    if (kind !== '')
        return kind === 'm' ? 'module' : 'commonjs';
    const type = packageOf(file, text).manifest.type;
    return type === 'module' || type === 'commonjs' ? type : 'ambiguous';
};
const urlOf = (file, query) => ROOT_URL + file.split('/').map(encodeURIComponent).join('/') + query;
const createModuleServer = (files, strip) => {
    const text = (file) => files.bytes(file)?.toString('utf8');
    const served = new Set();
    const replies = new Map();
    const plain = (file) => {
        const source = (text(file) ?? '').replace(/^\uFEFF/, '');
        return external_node_path_namespaceObject.posix.extname(file).endsWith('ts') ? strip(source, file) : source.replace(/^#!.*/, '');
    };
    const replyFor = (file, query) => {
        const format = formatOf(file, text);
        if (format === undefined)
            return [0, 'ERR_UNKNOWN_FILE_EXTENSION', `Unknown file extension "${external_node_path_namespaceObject.posix.extname(file)}" for ${file}`];
        try {
            return [1, urlOf(file, query), format, plain(file)];
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            return [0, 'ERR_SYNTAX', error.message];
        }
    };
    const serve = (specifier, parent, manner) => {
        const resolution = resolveModule(specifier, parent, manner, text);
        if ('code' in resolution)
            return [0, resolution.code, resolution.message];
        const { file, query } = resolution;
        const reply = replies.get(file + query) ?? replyFor(file, query);
        replies.set(file + query, reply);
        return reply;
    };
    return {
        serve: (specifier, parent, manner) => {
            const reply = serve(specifier, parent, manner);
            if (reply[0] === 1)
                served.add(reply[1]);
            return reply;
        },
        prepare: (file) => {
            if (file.endsWith('ts'))
                serve(`./${file}`, ROOT_URL, 'import');
        },
        served: () => [...served].map(fileOf).sort(),
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/scenarioText.js

const compiles = (text) => {
    try {
        new Function(`"use strict";${text}`);
        return true;
    }
    catch {
        return false;
    }
};
/** A scenario's source as one expression: it runs in the subject, so it closes over nothing. */
const scenarioText = (scenario) => {
    if (typeof scenario !== 'function')
        throw new CheckTrouble('observe: the scenario is not a function');
    const source = Function.prototype.toString.call(scenario);
    // The second and third spelling: a method in shorthand.
    const spellings = [source, `function ${source}`, `async function ${source.replace(/^async\s+/, '')}`];
    const found = spellings.map((text) => `(${text})`).find(compiles);
    if (found === undefined)
        throw new CheckTrouble('observe: the scenario cannot be sent as text; write it as an arrow function');
    return found;
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/observeRequest.js


const KNOWN = new Set(['file', 'files', 'call', 'args', 'scenario', 'input', 'timeoutMs']);
const trouble = (what) => {
    throw new CheckTrouble(`observe: ${what}`);
};
const observeRequest = (spec) => {
    const unknown = Object.keys(spec).find((key) => !KNOWN.has(key));
    if (unknown !== undefined)
        trouble(`there is no option \`${unknown}\``);
    if ((spec.file === undefined) === (spec.files === undefined))
        trouble('give either `file` or `files`');
    if ((spec.call === undefined) === (spec.scenario === undefined))
        trouble('give either `call` (with `args`) or `scenario` (with `input`)');
    if (spec.call !== undefined && spec.file === undefined)
        trouble('`call` takes one `file`');
    if (spec.args !== undefined && !Array.isArray(spec.args))
        trouble('`args` is a list');
    const files = spec.files ?? [spec.file ?? ''];
    if (files.length === 0 || files.some((file) => typeof file !== 'string' || file === ''))
        trouble('a file is a path in the workspace');
    return {
        files,
        manner: spec.call !== undefined ? 'call' : spec.file !== undefined ? 'one' : 'many',
        text: spec.call ?? scenarioText(spec.scenario),
        input: spec.call !== undefined ? (spec.args ?? []) : spec.input,
        limitMs: spec.timeoutMs,
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/limits.js
/** Bounds of one value on the wire; both sides hold to them. */
const VALUE_NODES = 200_000;
const VALUE_DEPTH = 200;
const VALUE_CHARACTERS = 8 << 20;
const NAME_CHARACTERS = 200;
const BIGINT_DIGITS = 4_000;
/** One frame and all frames of one process, in bytes. */
const FRAME_BYTES = 24 << 20;
const CHANNEL_BYTES = 64 << 20;
/** What the code under check prints, in characters for one observation. */
const OUTPUT_CHARACTERS = 65_536;
/** Calls of fakes in one observation. */
const FAKE_CALLS = 10_000;

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/malformed.js
/** The text is no value of this wire. */
class MalformedWire extends Error {
}
/** Declared with its type, so that the compiler knows that a call of it ends. */
const malformed = (what) => {
    throw new MalformedWire(what);
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/intrinsics.js
/**
 * The engine's own functions, taken before any code under check exists.
 *
 * The files of `wire/` and `subject/` run in the process that also runs the code under check, and that code may have changed every
 * prototype, every global and every built-in module by the time that they run again. They are therefore written in a narrow
 * language, and a reader who changes them has to stay inside it:
 *
 * - Whatever a function needs is captured here (or in a `const` of its own file) while the process starts, and methods are applied
 *   with `apply`, never looked up on a value.
 * - No `for…of`, no spread, no array destructuring (they ask `Symbol.iterator`); no `array[i] = v` and no `push` (they ask for setters
 *   on `Array.prototype`): elements are defined. No `await` and no `async` (they ask for `constructor` and `then`). No regular
 *   expression, no `instanceof`, no template literal around anything but strings and numbers.
 * - Option objects have the prototype null, and a property that may be absent is never read from any other object.
 * - Text is built with `+` from strings and numbers only.
 */

const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf } = Reflect;
const { create, freeze, is } = Object;
const { isArray } = Array;
const { isNaN: isNotANumber } = Number;
const { parse, stringify } = JSON;
const { isPromise, isProxy } = external_node_util_namespaceObject.types;
const MapIntrinsic = Map;
const SetIntrinsic = Set;
const WeakMapIntrinsic = (/* unused pure expression or super */ null && (WeakMap));
const PromiseIntrinsic = (/* unused pure expression or super */ null && (Promise));
const Bytes = Uint8Array;
const ObjectPrototype = Object.prototype;
const ArrayPrototype = Array.prototype;
const { hasOwnProperty: hasOwnMethod } = Object.prototype;
const { charCodeAt: charCodeAtMethod, slice: sliceMethod } = String.prototype;
const { get: mapGetMethod, set: mapSetMethod, forEach: mapForEachMethod, delete: mapDeleteMethod } = Map.prototype;
const { add: setAddMethod, forEach: setForEachMethod } = Set.prototype;
const { get: weakGetMethod, set: weakSetMethod } = WeakMap.prototype;
const { then: thenMethod } = Promise.prototype;
const latin1SliceMethod = Reflect.get(Buffer.prototype, 'latin1Slice');
const hasOwn = (object, key) => apply(hasOwnMethod, object, [key]);
const charCode = (text, index) => apply(charCodeAtMethod, text, [index]);
const slice = (text, from, to) => apply(sliceMethod, text, [from, to]);
const mapGet = (map, key) => apply(mapGetMethod, map, [key]);
const mapSet = (map, key, value) => {
    apply(mapSetMethod, map, [key, value]);
};
const mapDelete = (map, key) => apply(mapDeleteMethod, map, [key]);
const mapForEach = (map, visit) => apply(mapForEachMethod, map, [visit]);
const setAdd = (set, value) => {
    apply(setAddMethod, set, [value]);
};
const setForEach = (set, visit) => apply(setForEachMethod, set, [visit]);
const weakGet = (map, key) => apply(weakGetMethod, map, [key]);
const weakSet = (map, key, value) => {
    apply(weakSetMethod, map, [key, value]);
};
/** Bytes as text, one character a byte. */
const latin1 = (bytes, from, to) => apply(latin1SliceMethod, bytes, [from, to]);
/**
 * Both callbacks return nothing, so the promise that `then` makes (with whatever constructor the code under check has put in place)
 * never carries anything of ours.
 */
const whenSettled = (promise, fulfilled, rejected) => {
    apply(thenMethod, promise, [fulfilled, rejected]);
};
/** The getter behind an accessor of a built-in prototype, to be applied to a value; throws for a value of another kind. */
const getterOf = (owner, key) => {
    const get = getOwnPropertyDescriptor(owner, key)?.get;
    if (get === undefined)
        throw new TypeError(`no accessor ${String(key)}`);
    return (self) => apply(get, self, []);
};
/** Defines an ordinary data property, whatever setters or frozen look-alikes the prototype chain holds. */
const put = (object, key, value, enumerable = true) => {
    const descriptor = { __proto__: null, value, writable: true, enumerable, configurable: true };
    return defineProperty(object, key, descriptor);
};
/** An object literal without a prototype: for options, where an absent one must not be looked up on `Object.prototype`. */
const bare = (options) => {
    setPrototypeOf(options, null);
    return options;
};
/** The value of an own data property; undefined for an accessor or a missing one. */
const ownData = (object, key) => {
    const descriptor = getOwnPropertyDescriptor(object, key);
    return descriptor !== undefined && hasOwn(descriptor, 'value') ? descriptor.value : undefined;
};
/** A look-up table without a prototype: an absent name is undefined, whatever anybody adds to `Object.prototype`. Made at start only. */
const bareTable = (entries) => Object.assign(create(null), entries);
const { apply: applyMethod, call: callMethod, bind: bindMethod } = Function.prototype;
/**
 * Node calls the listeners of the process with `listener.apply(process, …)`: with a patched `Function.prototype.apply` the code under
 * check would be handed the real process. A listener therefore brings a method of its own.
 */
const withOwnMethods = (listener) => {
    put(listener, 'apply', applyMethod, false);
    put(listener, 'call', callMethod, false);
    put(listener, 'bind', bindMethod, false);
    return freeze(listener);
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/frameText.js
/** Framing: eight hexadecimal digits with the length of the body, then the body in printable ASCII (one character is one byte). */

const DIGITS = '0123456789abcdef';
const LENGTH_DIGITS = 8;
const hex = (value, digits) => {
    let text = '';
    for (let shift = (digits - 1) * 4; shift >= 0; shift -= 4)
        text += DIGITS[(value >>> shift) & 15];
    return text;
};
/** A JSON string in which everything above `~` is escaped. */
const quote = (text) => {
    const quoted = stringify(text);
    let out = '';
    let copied = 0;
    for (let i = 0; i < quoted.length; i++) {
        const code = charCode(quoted, i);
        if (code < 0x7f)
            continue;
        out += `${slice(quoted, copied, i)}\\u${hex(code, 4)}`;
        copied = i + 1;
    }
    return copied === 0 ? quoted : out + slice(quoted, copied);
};
/** Body → frame. */
const frameText_frame = (body) => hex(body.length, LENGTH_DIGITS) + body;
/** Value of one hexadecimal digit, −1 for anything else. */
const digitAt = (text, index) => {
    const code = charCode(text, index);
    if (code >= 48 && code <= 57)
        return code - 48;
    return code >= 97 && code <= 102 ? code - 87 : -1;
};
/** The length that a frame announces: −1 when the eight characters are not a length. */
const announcedLength = (text) => {
    let length = 0;
    for (let i = 0; i < LENGTH_DIGITS; i++) {
        const digit = digitAt(text, i);
        if (digit < 0)
            return -1;
        length = length * 16 + digit;
    }
    return length;
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/kinds.js
/** Built-in kinds that both ends of the wire know by name. */

const DOMExceptionIntrinsic = DOMException;
const AggregateErrorIntrinsic = AggregateError;
const makers = [
    ...[Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError].map((Kind) => [Kind.name, Kind.prototype, (message) => new Kind(message)]),
    ['AggregateError', AggregateError.prototype, (message) => new AggregateErrorIntrinsic([], message)],
    ['DOMException', DOMException.prototype, (message, name) => new DOMExceptionIntrinsic(message, name)],
];
const errorMakers = bareTable(Object.fromEntries(makers.map(([name, , make]) => [name, make])));
/** Name of the built-in error that an object inherits from, '' for none. A Proxy on the way counts as none. */
const errorKind = (error) => {
    let prototype = getPrototypeOf(error);
    for (let hops = 0; prototype !== null && hops < 50; hops++) {
        if (isProxy(prototype))
            return '';
        for (let i = 0; i < makers.length; i++)
            if (prototype === makers[i]?.[1])
                return makers[i]?.[0] ?? '';
        prototype = getPrototypeOf(prototype);
    }
    return '';
};
/** Makes a built-in error; undefined for a name that is none. */
const makeError = (kind, name, message) => errorMakers[kind]?.(message, name);
const BufferPrototype = Buffer.prototype;
const views = [
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
];
/** The views on bytes by name; absent for a name that is none. */
const viewMakers = bareTable(Object.fromEntries(views.map((Kind) => [Kind.name, Kind])));

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/decodeLeaves.js
/** Values that hold no other values, out of their checked wire text; the table is in `wireEncode.ts`. */





const BigIntIntrinsic = BigInt;
const DateIntrinsic = Date;
const RegExpIntrinsic = RegExp;
const URLIntrinsic = URL;
const URLSearchParamsIntrinsic = URLSearchParams;
const ArrayBufferIntrinsic = ArrayBuffer;
const SymbolIntrinsic = Symbol;
const registeredSymbol = Symbol.for;
const DATE_BOUND = 8.64e15;
const decodeLeaves_text = (node, bound = Infinity) => typeof node === 'string' && node.length <= bound ? node : malformed('text expected');
const list = (node) => (isArray(node) ? node : malformed('list expected'));
const built = (what, make) => {
    try {
        return make();
    }
    catch {
        return malformed(`${what} that cannot be made`);
    }
};
const specialNumber = (node) => {
    switch (node) {
        case '-0':
            return -0;
        case 'NaN':
            return NaN;
        case 'Infinity':
            return Infinity;
        case '-Infinity':
            return -Infinity;
        default:
            return malformed('a number that is none');
    }
};
const bigInt = (digits) => {
    const from = digits[0] === '-' ? 1 : 0;
    if (digits.length === from)
        malformed('a BigInt without digits');
    for (let i = from; i < digits.length; i++) {
        const digit = digitAt(digits, i);
        if (digit < 0 || digit > 9)
            malformed('a BigInt that is none');
    }
    return BigIntIntrinsic(digits);
};
const decodeDate = (node) => {
    if (node === null)
        return new DateIntrinsic(NaN);
    return typeof node === 'number' && node >= -DATE_BOUND && node <= DATE_BOUND ? new DateIntrinsic(node) : malformed('a time out of range');
};
const decodeBytes = (kind, digits) => {
    if (digits.length % 2 !== 0)
        malformed('half a byte');
    const buffer = new ArrayBufferIntrinsic(digits.length / 2);
    const bytes = new Bytes(buffer);
    for (let i = 0; i < digits.length; i += 2) {
        const high = digitAt(digits, i);
        const low = digitAt(digits, i + 1);
        if (high < 0 || low < 0)
            malformed('bytes that are none');
        bytes[i / 2] = high * 16 + low;
    }
    if (kind === 'ArrayBuffer')
        return buffer;
    if (kind === 'Buffer') {
        setPrototypeOf(bytes, BufferPrototype);
        return bytes;
    }
    const View = viewMakers[kind];
    return View === undefined ? malformed(`bytes of the kind "${kind}"`) : built('a view on bytes', () => new View(buffer));
};
/** Leaves by tag that are numbered, because the same one may be met again. */
const numberedLeaves = bareTable({
    y: (node) => SymbolIntrinsic(decodeLeaves_text(node[1])),
    Y: (node) => registeredSymbol(decodeLeaves_text(node[1])),
    d: (node) => decodeDate(node[1]),
    r: (node) => built('a regular expression', () => new RegExpIntrinsic(decodeLeaves_text(node[1]), decodeLeaves_text(node[2]))),
    l: (node) => built('a URL', () => new URLIntrinsic(decodeLeaves_text(node[1]))),
    q: (node) => new URLSearchParamsIntrinsic(decodeLeaves_text(node[1])),
    t: (node) => decodeBytes(decodeLeaves_text(node[1], NAME_CHARACTERS), decodeLeaves_text(node[2])),
});
/** The others. */
const plainLeaves = bareTable({
    u: () => undefined,
    n: (node) => specialNumber(node[1]),
    b: (node) => bigInt(decodeLeaves_text(node[1], BIGINT_DIGITS + 1)),
});

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/wireDecode.js
/**
 * Wire node (parsed JSON) → value; the table is in `wireEncode.ts`.
 *
 * Serves both directions, so it has to be two things at once: safe where code under check has changed the prototypes, and strict where
 * the text was written by a hostile process. Every node is checked in kind, arity and bounds before it is used.
 */





const decode = (node, arrival) => decodeNode(node, { arrival, things: new MapIntrinsic(), numbered: 0, nodes: 0, depth: 0 });
const spend = (state, nodes) => {
    state.nodes += nodes;
    if (state.nodes > VALUE_NODES * 2)
        malformed('too many values');
};
const keep = (state, value) => {
    mapSet(state.things, state.numbered++, value);
    return value;
};
const decodeNode = (node, state) => {
    spend(state, 1);
    if (node === null || typeof node !== 'object')
        return node;
    if (!isArray(node) || node.length === 0)
        return malformed('an object where a value is expected');
    if (++state.depth > VALUE_DEPTH + 2)
        malformed('values nested too deeply');
    const value = decodeTagged(node, state);
    state.depth--;
    return value;
};
/** Least and most parts of a tagged value, its tag among them. */
const ARITY = bareTable({
    ...Object.fromEntries(['u'].map((tag) => [tag, [1, 1]])),
    ...Object.fromEntries(['n', 'b', '=', 'y', 'Y', 'd', 'l', 'q', 'm', 's'].map((tag) => [tag, [2, 2]])),
    ...Object.fromEntries(['o', 'r', 't'].map((tag) => [tag, [3, 3]])),
    a: [4, 4],
    e: [7, 7],
    p: [2, 3],
});
const decodeTagged = (node, state) => {
    const tag = node[0];
    if (typeof tag !== 'string')
        return malformed('a value without a tag');
    const arity = ARITY[tag];
    if (arity === undefined)
        return state.arrival.reference(node, (inner) => decodeNode(inner, state));
    if (node.length < arity[0] || node.length > arity[1])
        malformed(`a value "${tag}" of ${node.length} parts`);
    const plain = plainLeaves[tag];
    if (plain !== undefined)
        return plain(node);
    const numbered = numberedLeaves[tag];
    if (numbered !== undefined)
        return keep(state, numbered(node));
    switch (tag) {
        case '=':
            return backReference(node[1], state);
        case 'a':
            return decodeArray(node, state);
        case 'o':
            return decodeObject(node, state);
        case 'm':
            return decodeMap(list(node[1]), state);
        case 's':
            return decodeSet(list(node[1]), state);
        case 'e':
            return decodeError(node, state);
        default:
            return decodePromise(node, state);
    }
};
const backReference = (node, state) => {
    if (typeof node !== 'number' || !(node >= 0 && node < state.numbered))
        return malformed('a reference to nothing');
    const value = mapGet(state.things, node);
    return value === undefined ? malformed('a reference to nothing') : value;
};
const decodeArray = (node, state) => {
    const items = list(node[1]);
    const name = decodeLeaves_text(node[3], NAME_CHARACTERS);
    const array = keep(state, []);
    if (name !== '' && state.arrival.classPrototype !== undefined)
        setPrototypeOf(array, state.arrival.classPrototype(name, ArrayPrototype));
    let length = 0;
    for (let i = 0; i < items.length; i++) {
        const item = items[i];
        if (isArray(item) && item[0] === 'h') {
            const holes = item.length === 2 ? item[1] : 0;
            if (typeof holes !== 'number' || !(holes >= 1 && holes <= VALUE_NODES) || holes % 1 !== 0)
                return malformed('holes that are none');
            spend(state, holes);
            length += holes;
        }
        else
            put(array, length++, decodeNode(item, state));
    }
    if (array.length !== length)
        array.length = length;
    decodeProperties(array, list(node[2]), state);
    return array;
};
const decodeObject = (node, state) => {
    const name = decodeLeaves_text(node[1], NAME_CHARACTERS);
    const { classPrototype } = state.arrival;
    const object = keep(state, name !== '' && classPrototype !== undefined ? create(classPrototype(name, ObjectPrototype)) : {});
    decodeProperties(object, list(node[2]), state);
    return object;
};
const decodeProperties = (object, pairs, state, ofError = false) => {
    if (pairs.length % 2 !== 0)
        malformed('a property without a value');
    for (let i = 0; i < pairs.length; i += 2) {
        const key = decodeLeaves_text(pairs[i]);
        const value = decodeNode(pairs[i + 1], state);
        if (key === 'then' && typeof value === 'function' && !state.arrival.allowThenable)
            malformed('a thenable made of a function of the driver');
        if (key === 'length' && isArray(object))
            malformed('a length as a property');
        put(object, key, value, !(ofError && (key === 'cause' || key === 'errors')));
    }
};
const decodeMap = (pairs, state) => {
    const map = keep(state, new MapIntrinsic());
    if (pairs.length % 2 !== 0)
        malformed('a key without a value');
    for (let i = 0; i < pairs.length; i += 2) {
        const key = decodeNode(pairs[i], state);
        mapSet(map, key, decodeNode(pairs[i + 1], state));
    }
    return map;
};
const decodeSet = (items, state) => {
    const set = keep(state, new SetIntrinsic());
    for (let i = 0; i < items.length; i++)
        setAdd(set, decodeNode(items[i], state));
    return set;
};
const decodeError = (node, state) => {
    const kind = decodeLeaves_text(node[1], NAME_CHARACTERS);
    const name = decodeLeaves_text(node[3]);
    const home = node[6];
    if (home !== null && typeof home !== 'number')
        return malformed('an error that comes from nowhere');
    if (home !== null && state.arrival.errorAt !== undefined) {
        const original = state.arrival.errorAt(home);
        return keep(state, original === undefined ? malformed('an error that never was here') : original);
    }
    const error = makeError(kind, name, decodeLeaves_text(node[4]));
    if (error === undefined)
        return malformed(`an error of the kind "${kind}"`);
    keep(state, error);
    if (kind !== 'DOMException' && name !== kind)
        put(error, 'name', name, false);
    decodeProperties(error, list(node[5]), state, true);
    state.arrival.errorArrived?.(error, decodeLeaves_text(node[2], NAME_CHARACTERS), home ?? undefined);
    return error;
};
/** A promise arrives as what became of it: `{ status, value }` or `{ status, reason }`. */
const decodePromise = (node, state) => {
    const status = node[1];
    const outcome = keep(state, {});
    put(outcome, 'status', status);
    if (status === 'pending' && node.length === 2)
        return outcome;
    if ((status !== 'fulfilled' && status !== 'rejected') || node.length !== 3)
        return malformed('a promise in no known state');
    put(outcome, status === 'fulfilled' ? 'value' : 'reason', decodeNode(node[2], state));
    return outcome;
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/encodeState.js
/** What the parts of the encoder share: the bounds that are being spent, and the way out when a value cannot cross. */


/** Gives the value up, with the reason. */
const refuse = (state, what) => {
    state.refused = what;
    throw state;
};
const encodeState_spend = (state, characters) => {
    state.characters += characters;
    if (state.characters > VALUE_CHARACTERS)
        refuse(state, 'too much text');
};
/** A text of the value. */
const encodeState_text = (value, state) => {
    encodeState_spend(state, value.length);
    return quote(value);
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/encodeLeaves.js
/** Wire text of the values that hold no other values; the table is in `wireEncode.ts`. */





const { isAnyArrayBuffer, isBoxedPrimitive, isDataView, isGeneratorObject, isMapIterator, isSetIterator, isSharedArrayBuffer, isWeakMap, isWeakSet, } = external_node_util_namespaceObject.types;
const { keyFor } = Symbol;
const symbolText = getterOf(Symbol.prototype, 'description');
const { getTime } = Date.prototype;
const hexOf = Reflect.get(Buffer.prototype, 'hexSlice');
const TypedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
const arrayView = {
    kind: getterOf(TypedArrayPrototype, Symbol.toStringTag),
    buffer: getterOf(TypedArrayPrototype, 'buffer'),
    from: getterOf(TypedArrayPrototype, 'byteOffset'),
    size: getterOf(TypedArrayPrototype, 'byteLength'),
};
const dataView = {
    buffer: getterOf(DataView.prototype, 'buffer'),
    from: getterOf(DataView.prototype, 'byteOffset'),
    size: getterOf(DataView.prototype, 'byteLength'),
};
const bufferSize = getterOf(ArrayBuffer.prototype, 'byteLength');
const expressionSource = getterOf(RegExp.prototype, 'source');
const expressionFlags = [
    ['d', 'hasIndices'],
    ['g', 'global'],
    ['i', 'ignoreCase'],
    ['m', 'multiline'],
    ['s', 'dotAll'],
    ['u', 'unicode'],
    ['v', 'unicodeSets'],
    ['y', 'sticky'],
].map(([flag, name]) => ({ flag, on: getterOf(RegExp.prototype, name) }));
const hrefOf = getterOf(URL.prototype, 'href');
const { toString: queryText } = URLSearchParams.prototype;
const exceptionName = getterOf(DOMException.prototype, 'name');
const exceptionMessage = getterOf(DOMException.prototype, 'message');
const encodeBigInt = (value, state) => {
    if (value > BIGINT_BOUND || value < -BIGINT_BOUND)
        refuse(state, 'a BigInt of too many digits');
    return `["b","${value}"]`;
};
const BIGINT_BOUND = 10n ** BigInt(BIGINT_DIGITS - 1);
const encodeSymbol = (value, state) => {
    mapSet(state.seen, value, state.numbered++);
    const key = keyFor(value);
    return key === undefined ? `["y",${encodeState_text(symbolText(value) ?? '', state)}]` : `["Y",${encodeState_text(key, state)}]`;
};
/** Built-in objects whose content is not in their properties: written as an empty object, they would say something untrue. */
const withoutData = (value) => {
    if (isBoxedPrimitive(value))
        return 'a boxed primitive';
    if (isMapIterator(value) || isSetIterator(value) || isGeneratorObject(value))
        return 'an iterator';
    return isWeakMap(value) || isWeakSet(value) ? 'a weak collection' : '';
};
const encodeBytes = (value, state) => {
    if (isAnyArrayBuffer(value)) {
        if (isSharedArrayBuffer(value))
            return refuse(state, 'a SharedArrayBuffer');
        encodeState_spend(state, bufferSize(value) * 2);
        return `["t","ArrayBuffer","${apply(hexOf, new Bytes(value), [])}"]`;
    }
    const view = isDataView(value) ? dataView : arrayView;
    const size = view.size(value);
    encodeState_spend(state, size * 2);
    const kind = isDataView(value) ? 'DataView' : getPrototypeOf(value) === BufferPrototype ? 'Buffer' : arrayView.kind(value);
    if (kind !== 'Buffer' && viewMakers[kind] === undefined)
        refuse(state, 'a typed array of a kind that is not known here');
    return `["t","${kind}","${apply(hexOf, new Bytes(view.buffer(value), view.from(value), size), [])}"]`;
};
const encodeExpression = (value, state) => {
    let flags = '';
    for (let i = 0; i < expressionFlags.length; i++) {
        const flag = expressionFlags[i];
        if (flag?.on(value))
            flags += flag.flag;
    }
    return `["r",${encodeState_text(expressionSource(value), state)},"${flags}"]`;
};
const encodeUrl = (value, name, state) => {
    if (name !== 'URL' && name !== 'URLSearchParams')
        return undefined;
    try {
        return name === 'URL' ? `["l",${encodeState_text(hrefOf(value), state)}]` : `["q",${encodeState_text(apply(queryText, value, []), state)}]`;
    }
    catch (thrown) {
        if (thrown === state)
            throw thrown;
        return undefined;
    }
};
const className = (value, state) => {
    const prototype = getPrototypeOf(value);
    if (prototype === null || prototype === ObjectPrototype)
        return '';
    if (isProxy(prototype))
        refuse(state, 'a Proxy in a prototype chain');
    const maker = ownData(prototype, 'constructor');
    const name = typeof maker === 'function' && !isProxy(maker) ? ownData(maker, 'name') : '';
    return typeof name === 'string' && name !== '' ? slice(name, 0, NAME_CHARACTERS) : '(anonymous)';
};
const inheritedText = (value, key, state) => {
    let holder = value;
    for (let hops = 0; holder !== null && hops < 50; hops++) {
        if (isProxy(holder))
            refuse(state, 'a Proxy in a prototype chain');
        if (hasOwn(holder, key)) {
            const found = ownData(holder, key);
            return typeof found === 'string' ? found : '';
        }
        holder = getPrototypeOf(holder);
    }
    return '';
};
const encodeDate = (value) => {
    const time = apply(getTime, value, []);
    return isNotANumber(time) ? '["d",null]' : `["d",${time}]`;
};
/** Name and message of a DOMException; undefined for a look-alike, an object with that prototype that is none. */
const exceptionTexts = (value) => {
    try {
        return { name: exceptionName(value), message: exceptionMessage(value) };
    }
    catch {
        return undefined;
    }
};

;// CONCATENATED MODULE: ./lib/checks/runtime/wire/wireEncode.js
/**
 * Value → wire text (JSON in printable ASCII). Own data properties only: no getter, no `toJSON`, no Proxy trap, no iterator runs.
 *
 * | text | value |
 * |---|---|
 * | `null true 1.5 "s"` | themselves |
 * | `["u"]`, `["n","-0"]`, `["b","12"]` | undefined; −0, NaN, ±Infinity; a BigInt |
 * | `["y","text"]`, `["Y","key"]` | a symbol, a registered symbol |
 * | `["a",[items],[k,v,…],class]`, `["h",n]` | an array with its other properties; n holes in it |
 * | `["o",class,[k,v,…]]` | an object |
 * | `["d",ms]`, `["r",source,flags]`, `["l",href]`, `["q",text]` | Date (null: invalid), RegExp, URL, URLSearchParams |
 * | `["m",[k,v,…]]`, `["s",[v,…]]`, `["t",kind,hex]` | Map, Set, bytes |
 * | `["e",kind,class,name,message,[k,v,…],home]` | an error; `home` is its number at the receiver, when it came from there |
 * | `["p","pending"]`, `["p","fulfilled",v]`, `["p","rejected",v]` | a promise |
 * | `["=",n]` | the n-th symbol or object of this value again |
 *
 * Everything that is not data (functions, signals) is written by the crossing of the side that sends it.
 */






const { isAnyArrayBuffer: wireEncode_isAnyArrayBuffer, isDataView: wireEncode_isDataView, isDate, isMap, isNativeError, isRegExp, isSet, isTypedArray } = external_node_util_namespaceObject.types;
/** Never throws: what cannot be read, however it was booby-trapped, is refused with the reason. */
const encode = (value, departure) => {
    const state = { departure, seen: new MapIntrinsic(), numbered: 0, nodes: 0, depth: 0, characters: 0, refused: '' };
    try {
        return { ok: true, text: encodeValue(value, state) };
    }
    catch (thrown) {
        return { ok: false, why: thrown === state ? state.refused : 'a value that cannot be read' };
    }
};
const encodeValue = (value, state) => {
    if (++state.nodes > VALUE_NODES)
        refuse(state, 'too many values');
    switch (typeof value) {
        case 'string':
            return encodeState_text(value, state);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (isNotANumber(value))
                return '["n","NaN"]';
            if (value === Infinity || value === -Infinity)
                return value > 0 ? '["n","Infinity"]' : '["n","-Infinity"]';
            return value === 0 && 1 / value < 0 ? '["n","-0"]' : `${value}`;
        case 'undefined':
            return '["u"]';
        case 'bigint':
            return encodeBigInt(value, state);
        case 'symbol':
            return again(value, state) ?? encodeSymbol(value, state);
        case 'object':
        case 'function':
            return value === null ? 'null' : (again(value, state) ?? encodeThing(value, state));
        default:
            return refuse(state, 'a value of an unknown type');
    }
};
const again = (value, state) => {
    const number = mapGet(state.seen, value);
    return number === undefined ? undefined : `["=",${number}]`;
};
const encodeThing = (value, state) => {
    if (isProxy(value))
        refuse(state, 'a Proxy');
    const reference = state.departure.reference(value);
    if (reference !== undefined)
        return reference;
    if (typeof value === 'function')
        refuse(state, 'a function');
    if (++state.depth > VALUE_DEPTH)
        refuse(state, 'values nested too deeply');
    mapSet(state.seen, value, state.numbered++);
    const out = encodeObject(value, state);
    state.depth--;
    return out;
};
const encodeObject = (value, state) => {
    if (isArray(value))
        return encodeArray(value, state);
    if (isDate(value))
        return encodeDate(value);
    if (isMap(value))
        return encodeMap(value, state);
    if (isSet(value))
        return encodeSet(value, state);
    if (isTypedArray(value) || wireEncode_isDataView(value) || wireEncode_isAnyArrayBuffer(value))
        return encodeBytes(value, state);
    if (isPromise(value))
        return encodePromise(value, state);
    if (isRegExp(value))
        return encodeExpression(value, state);
    const unreadable = withoutData(value);
    if (unreadable !== '')
        refuse(state, unreadable);
    const kind = errorKind(value);
    if (isNativeError(value) || kind === 'DOMException') {
        const error = encodeError(value, kind === '' ? 'Error' : kind, state);
        if (error !== undefined)
            return error;
    }
    const name = className(value, state);
    return encodeUrl(value, name, state) ?? `["o",${encodeState_text(name, state)},[${encodeProperties(value, ownKeys(value), state, 'object')}]]`;
};
const encodeArray = (value, state) => {
    const { length } = value;
    if (length > VALUE_NODES)
        refuse(state, 'too many values');
    let items = '';
    let present = 0;
    let holes = 0;
    for (let i = 0; i < length; i++) {
        const descriptor = getOwnPropertyDescriptor(value, i);
        if (descriptor === undefined) {
            holes++;
            continue;
        }
        if (!hasOwn(descriptor, 'value'))
            refuse(state, 'an accessor in an array');
        if (holes > 0)
            items += `${items === '' ? '' : ','}["h",${holes}]`;
        holes = 0;
        present++;
        items += (items === '' ? '' : ',') + encodeValue(descriptor.value, state);
    }
    if (holes > 0)
        items += `${items === '' ? '' : ','}["h",${holes}]`;
    const keys = ownKeys(value);
    const others = keys.length > present + 1 ? encodeProperties(value, keys, state, 'array') : '';
    const name = getPrototypeOf(value) === ArrayPrototype ? '""' : encodeState_text(className(value, state), state);
    return `["a",[${items}],[${others}],${name}]`;
};
const encodeMap = (value, state) => {
    let out = '';
    mapForEach(value, (item, key) => {
        out += (out === '' ? '' : ',') + encodeValue(key, state);
        out += `,${encodeValue(item, state)}`;
    });
    return `["m",[${out}]]`;
};
const encodeSet = (value, state) => {
    let out = '';
    setForEach(value, (item) => {
        out += (out === '' ? '' : ',') + encodeValue(item, state);
    });
    return `["s",[${out}]]`;
};
const encodePromise = (value, state) => {
    const settled = state.departure.promise(value);
    if (settled === undefined)
        return '["p","pending"]';
    return `["p",${settled.ok ? '"fulfilled"' : '"rejected"'},${encodeValue(settled.value, state)}]`;
};
/** Undefined for what only looks like an error. */
const encodeError = (value, kind, state) => {
    const texts = kind === 'DOMException'
        ? exceptionTexts(value)
        : { name: inheritedText(value, 'name', state), message: inheritedText(value, 'message', state) };
    if (texts === undefined)
        return undefined;
    const head = `["e","${kind}",${encodeState_text(className(value, state), state)},${encodeState_text(texts.name, state)},${encodeState_text(texts.message, state)}`;
    return `${head},[${encodeProperties(value, ownKeys(value), state, 'error')}],${state.departure.errorHome(value) ?? 'null'}]`;
};
const encodeProperties = (value, keys, state, of) => {
    let out = '';
    for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        if (typeof key !== 'string' || (of === 'array' && (key === 'length' || isIndex(key))))
            continue;
        if (of === 'error' && (key === 'stack' || key === 'message' || key === 'name'))
            continue;
        const descriptor = getOwnPropertyDescriptor(value, key);
        if (descriptor === undefined)
            continue;
        // An error's `cause` and `errors` say something although they are not enumerable.
        if (descriptor.enumerable !== true && !(of === 'error' && (key === 'cause' || key === 'errors')))
            continue;
        if (!hasOwn(descriptor, 'value'))
            refuse(state, 'an accessor property');
        out += `${out === '' ? '' : ','}${encodeState_text(key, state)},${encodeValue(descriptor.value, state)}`;
    }
    return out;
};
const isIndex = (key) => {
    const number = +key;
    return number >= 0 && number < 4_294_967_295 && number % 1 === 0 && `${number}` === key;
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/remoteFunction.js
/**
 * A function of the code under check. It cannot be called directly: an object with such a function for its `then` would otherwise run
 * code of the driver's choosing whenever the driver awaits it.
 */
class RemoteFunction {
    name;
    #invoke;
    constructor(name, invoke) {
        this.name = name;
        this.#invoke = invoke;
    }
    /** Calls it in the subject, while the observation lasts, and waits for what comes of it. */
    call(...args) {
        return this.#invoke(args);
    }
}

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/crossing.js
/** Things that are not data on their way through the driver: functions and fakes, abort signals, errors of its own. */





const noAcquaintances = () => ({ functions: new Map(), signals: new Map() });
const createCrossing = (home, fakes, origins, classPrototype, acquaintances, events) => {
    const functionText = (fn) => {
        const state = fakes.stateOf(fn);
        if (state !== undefined)
            events.fakeSent(state);
        const name = Reflect.get(fn, 'name');
        return `["F",${home.idOf(fn)},${quote(typeof name === 'string' ? name.slice(0, 200) : '')},${state?.sync ?? false}]`;
    };
    const signalText = (signal) => {
        const id = home.idOf(signal);
        if (!signal.aborted)
            events.signalSent(signal, id);
        return `["G",${id},${signal.aborted},${signal.aborted ? depart(signal.reason, 'the reason of a signal') : 'null'}]`;
    };
    const departure = {
        reference: (value) => {
            const origin = origins.get(value);
            if (origin !== undefined) {
                events.returned(origin.owner);
                return `["%",${origin.id}]`;
            }
            if (typeof value === 'function')
                return functionText(value);
            return value instanceof AbortSignal ? signalText(value) : undefined;
        },
        errorHome: (error) => home.idOf(error),
        promise: () => undefined,
    };
    const depart = (value, what) => {
        const encoded = encode(value, departure);
        if (encoded.ok)
            return encoded.text;
        throw new CheckTrouble(`${what} holds ${encoded.why}: only plain data, errors, functions and signals can cross`);
    };
    const remoteFunction = (id, name) => {
        const owner = acquaintances();
        const known = owner.functions.get(id);
        if (known !== undefined)
            return known;
        const made = new RemoteFunction(name, (args) => events.invoke(id, args));
        owner.functions.set(id, made);
        origins.set(made, { owner, id });
        return made;
    };
    const remoteSignal = (id, aborted, reason) => {
        const owner = acquaintances();
        let controller = owner.signals.get(id);
        if (controller === undefined) {
            controller = new AbortController();
            owner.signals.set(id, controller);
            origins.set(controller.signal, { owner, id });
        }
        if (aborted && !controller.signal.aborted)
            controller.abort(reason());
        return controller.signal;
    };
    const arrival = {
        allowThenable: false,
        classPrototype,
        errorAt: (id) => {
            const error = home.at(id);
            return error instanceof Error ? error : undefined;
        },
        errorArrived: (error, className) => {
            Object.defineProperty(error, 'className', { value: className, configurable: true });
            Object.defineProperty(error, 'stack', { value: '(thrown by the code under check)', configurable: true });
        },
        reference: (node, decode) => {
            const [tag, id, third, fourth, ...rest] = node;
            if (typeof id !== 'number' || rest.length > 0)
                return malformed('a reference without a number');
            if (tag === '@' && node.length === 2) {
                const thing = home.at(id);
                return typeof thing === 'function' || thing instanceof AbortSignal ? thing : malformed('a reference to nothing of the driver');
            }
            if (tag === 'f' && node.length === 3 && typeof third === 'string')
                return remoteFunction(id, third.slice(0, 200));
            if (tag === 'g' && node.length === 4 && typeof third === 'boolean')
                return remoteSignal(id, third, () => decode(fourth));
            return malformed('a value of an unknown kind');
        },
    };
    return { depart, arrival };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/fakeCalls.js
/** The calls of one observation that reach functions of the driver: handed over, answered, and counted while they are open. */


class FakeCalls {
    /** Calls so far. */
    count = 0;
    /** Calls that wait for the word of the driver. */
    held = 0;
    /** Calls whose implementation has not answered yet. */
    working = 0;
    #desk;
    constructor(desk) {
        this.#desk = desk;
    }
    receive(frame) {
        if (++this.count > FAKE_CALLS) {
            this.#desk.tooMany(`more than ${FAKE_CALLS} calls of fakes`);
            return;
        }
        const fn = this.#desk.home.at(frame.fn);
        if (typeof fn !== 'function')
            malformed('a call of something that is no function');
        const state = this.#desk.fakes.stateOf(fn);
        if ((frame.kind === 'sync') !== (state?.sync ?? false))
            malformed('a call of the wrong manner');
        const args = this.#desk.decode(frame.args);
        if (!Array.isArray(args))
            malformed('a call without a list of arguments');
        let settled = false;
        let held = false;
        const answer = (ok, value) => {
            if (held)
                this.held--;
            held = false;
            if (settled || this.#desk.isOver())
                return;
            settled = true;
            this.#desk.answer(frame, ok, value);
        };
        state?.arrive({
            args,
            seq: this.count,
            get settled() {
                return settled;
            },
            resolve: (value) => answer(true, value),
            reject: (reason) => answer(false, reason),
        });
        if (state === undefined || state.implementation !== undefined)
            this.#implement(state?.implementation ?? fn, args, answer);
        else if (!settled) {
            held = true;
            this.held++;
        }
    }
    #implement(implementation, args, answer) {
        if (typeof implementation !== 'function')
            return;
        let result;
        try {
            result = Reflect.apply(implementation, undefined, args);
        }
        catch (error) {
            answer(false, error);
            return;
        }
        if (!(result instanceof Promise)) {
            answer(true, result);
            return;
        }
        this.working++;
        const end = (ok) => (value) => {
            this.working--;
            answer(ok, value);
        };
        void result.then(end(true), end(false));
    }
}

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/idleWatch.js
const afterTwoTurns = (then) => {
    setImmediate(() => setImmediate(then));
};
class IdleWatch {
    /** The subject can only wait for the driver, and whoever waited for that knows it. */
    idle = false;
    #situation;
    #waiters = [];
    #over = false;
    constructor(situation) {
        this.#situation = situation;
    }
    /** Resolves when the subject is idle, or the run over. */
    wait() {
        return new Promise((resolve) => {
            if (this.idle || this.#over)
                resolve();
            else
                this.#waiters.push(resolve);
        });
    }
    /** The run is over: nobody waits any more, now or later. */
    end() {
        this.#over = true;
        this.#release();
    }
    #release() {
        const waiters = this.#waiters;
        this.#waiters = [];
        for (const resolve of waiters)
            resolve();
    }
    /** The subject has said that it is idle, or somebody has begun to wait for what an idle subject cannot do. */
    look() {
        const { still, working, holding, noMoreCalls, stuck } = this.#situation;
        const ifStill = (then) => afterTwoTurns(() => still() && then());
        if (!still())
            return;
        ifStill(() => {
            this.idle = true;
            this.#release();
            if (working())
                return;
            noMoreCalls();
            ifStill(() => {
                if (!working() && !holding())
                    stuck();
            });
        });
    }
}

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/invocations.js
/** Functions of the code under check that the driver calls while an observation lasts. */



class Invocations {
    #send;
    #waiting = new Map();
    #count = 0;
    #isOver = false;
    constructor(send) {
        this.#send = send;
    }
    invoke(fn, args) {
        if (this.#isOver)
            return quiet(Promise.reject(new CheckFailure('a function of the code under check was called after its observation')));
        const id = ++this.#count;
        return quiet(new Promise((resolve, reject) => {
            this.#send(id, fn, args);
            this.#waiting.set(id, { resolve, reject });
        }));
    }
    settle(id, ok, value) {
        const waiting = this.#waiting.get(id);
        if (waiting === undefined)
            malformed('a result that nobody asked for');
        this.#waiting.delete(id);
        if (ok)
            waiting.resolve(value);
        else
            waiting.reject(value);
    }
    end() {
        this.#isOver = true;
        for (const waiting of this.#waiting.values())
            waiting.reject(new CheckFailure('the observation is over'));
    }
}

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/outcome.js
/** What came of one observation. */


const WORDS = {
    returned: 'it returned',
    threw: 'it threw',
    refused: 'it produced',
    no_answer: 'it did not answer:',
    exited: 'the process ended:',
    crashed: 'it left an error unhandled:',
    not_loaded: 'the files could not be loaded:',
    breach: 'the channel was tampered with:',
};
const IN_WORDS = new Set(['refused', 'no_answer', 'exited', 'breach']);
const describeOutcome = (outcome) => `${WORDS[outcome.kind]} ${IN_WORDS.has(outcome.kind) ? String(outcome.value) : show(outcome.value)}`;
/** What a driver gets from `observe`. Reading an outcome that did not happen fails the check, and says what happened instead. */
class Observation {
    kind;
    /** The answer came as a promise. */
    async;
    /** What still kept the event loop busy when the answer was there (`Timeout`, …). */
    open;
    stdout;
    stderr;
    #outcome;
    #input;
    constructor(outcome, circumstances) {
        this.kind = outcome.kind;
        this.async = circumstances.async;
        this.open = circumstances.open;
        this.stdout = circumstances.stdout;
        this.stderr = circumstances.stderr;
        this.#outcome = outcome;
        this.#input = circumstances.input;
    }
    get returned() {
        return this.#expect('returned', 'a return value');
    }
    get threw() {
        return this.#expect('threw', 'a throw');
    }
    /** The input (for `call`: the list of arguments) as the code under check left it. */
    get input() {
        if (this.kind !== 'returned' && this.kind !== 'threw')
            throw new CheckFailure(`expected an answer, but ${this.text}`);
        return this.#input;
    }
    get args() {
        return this.input;
    }
    /** Why there was no answer, how the process ended, what could not cross; undefined when that is not what happened. */
    get no_answer() {
        return this.#word('no_answer');
    }
    get exited() {
        return this.#word('exited');
    }
    get refused() {
        return this.#word('refused');
    }
    /** What happened, in words. */
    get text() {
        return describeOutcome(this.#outcome);
    }
    #expect(kind, what) {
        if (this.kind !== kind)
            throw new CheckFailure(`expected ${what}, but ${this.text}`);
        return this.#outcome.value;
    }
    #word(kind) {
        return this.kind === kind ? String(this.#outcome.value) : undefined;
    }
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./lib/checks/runtime/driver/sandboxCommand.js
const NOBODY = 65534;
const BWRAP = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'];
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'];
/** The environment that code under check sees: the same everywhere. */
const SUBJECT_ENV = {
    HOME: '/nonexistent',
    LANG: 'en_US.UTF-8',
    PATH: '/usr/bin:/bin',
    TZ: 'UTC',
};
const withoutNamespaces = (machine) => {
    const setpriv = machine.find(SETPRIV);
    return setpriv === undefined ? { kind: 'none' } : { kind: 'setpriv', setpriv };
};
/**
 * The sandboxes to try, best first. Only when nobody has asked for a certain one is there a second choice.
 * Throws when the one that was asked for cannot be had.
 */
const sandboxes = (wanted, machine) => {
    if (wanted === 'none')
        return [withoutNamespaces(machine)];
    if (wanted === 'unshare') {
        const unshare = machine.find(UNSHARE);
        const setpriv = machine.find(SETPRIV);
        if (unshare === undefined || setpriv === undefined || !machine.isRoot)
            throw new Error('the sandbox "unshare" needs root, unshare and setpriv: give the path of bwrap, or none');
        return [{ kind: 'unshare', unshare, setpriv }];
    }
    if (wanted !== undefined)
        return [{ kind: 'bwrap', bwrap: wanted }];
    const bwrap = machine.find(BWRAP);
    return bwrap === undefined ? [withoutNamespaces(machine)] : [{ kind: 'bwrap', bwrap }, withoutNamespaces(machine)];
};
/** Node's own signal for opening an inspector can be turned off from 22.14 and 23.7 on. */
const canDisableInspectorSignal = (nodeVersion) => {
    const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
    return major >= 24 || (major === 23 && minor >= 7) || (major === 22 && minor >= 14);
};
const HEAP_MEGABYTES = 512;
const nodeArguments = (nodeVersion, program) => [
    '--no-warnings',
    '--experimental-vm-modules',
    '--no-addons',
    '--zero-fill-buffers',
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    ...(canDisableInspectorSignal(nodeVersion) ? ['--disable-sigusr1'] : []),
    '-e',
    program,
];
/**
 * Without anything to tie the subject to the driver: a shell in the same group waits for the driver's end of a pipe to close, and then
 * kills the group, also when the subject is in a loop and reads nothing any more.
 */
const WATCH = 'exec 9<&0; (read _ <&9; kill -KILL 0) >/dev/null 2>&1 & exec "$@" </dev/null 9<&-';
const bwrapArguments = (node) => [
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    'ALL',
    '--ro-bind',
    '/usr/lib',
    '/usr/lib',
    '--symlink',
    'usr/lib',
    '/lib',
    '--ro-bind-try',
    '/usr/lib64',
    '/usr/lib64',
    '--symlink',
    'usr/lib64',
    '/lib64',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--size',
    '16777216',
    '--tmpfs',
    '/tmp',
    '--dir',
    '/task',
    '--ro-bind',
    node,
    '/node',
    '--chdir',
    '/task',
    '--clearenv',
    ...Object.entries(SUBJECT_ENV).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
    '/node',
];
const asNobody = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups'];
const subjectCommand = (sandbox, node, isRoot) => {
    const args = nodeArguments(node.version, node.program);
    const plain = { env: SUBJECT_ENV, identity: undefined, watched: false };
    switch (sandbox.kind) {
        case 'bwrap':
            return { ...plain, file: sandbox.bwrap, args: [...bwrapArguments(node.path), ...args], env: {} };
        case 'unshare': {
            const namespaces = ['--pid', '--mount', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--mount-proc'];
            // A change of identity forgets the wish of `--kill-child`: it is made once more, after that change.
            const dropped = ['--pdeathsig', 'KILL', '--no-new-privs', '--bounding-set', '-all', '--inh-caps', '-all', ...asNobody];
            return {
                ...plain,
                file: sandbox.setpriv,
                args: ['--pdeathsig', 'KILL', '--', sandbox.unshare, ...namespaces, '--', sandbox.setpriv, ...dropped, '--', node.path, ...args],
            };
        }
        case 'setpriv': {
            const dropped = ['--pdeathsig', 'KILL', '--no-new-privs', ...(isRoot ? asNobody : [])];
            return { ...plain, file: sandbox.setpriv, args: [...dropped, '--', node.path, ...args] };
        }
        case 'none':
            return {
                ...plain,
                file: '/bin/sh',
                args: ['-c', WATCH, 'sh', node.path, ...args],
                identity: isRoot ? { uid: NOBODY, gid: NOBODY } : undefined,
                watched: true,
            };
    }
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/subjectFrames.js
/**
 * What the subject says, checked in shape before any of it is used. The text may have been written by the code under check, if that
 * ever found a way to the channel: a frame that is not exactly one of these is a finding.
 */


const PARTS = {
    ready: 1,
    need: 3,
    loaded: 1,
    failed: 2,
    done: 6,
    refused: 2,
    call: 4,
    sync: 4,
    abort: 2,
    result: 4,
    out: 3,
    idle: 2,
    exit: 2,
    crash: 2,
};
const isKind = (kind) => typeof kind === 'string' && Object.hasOwn(PARTS, kind);
const PATH_CHARACTERS = 4_096;
const TEXT_CHARACTERS = 100_000;
const count = (part) => typeof part === 'number' && Number.isSafeInteger(part) && part >= 0 ? part : malformed('a number is missing');
const subjectFrames_text = (part, longest) => typeof part === 'string' && part.length <= longest ? part : malformed('a text is missing or too long');
const flag = (part) => (typeof part === 'boolean' ? part : malformed('a flag is missing'));
const oneOf = (part, choices) => choices.find((choice) => choice === part) ?? malformed('an unknown word');
const resources = (part) => Array.isArray(part) && part.length <= 10_000 ? part.map((name) => subjectFrames_text(name, 200)) : malformed('a list is missing');
/** Brackets deeper than any value can be would cost far more memory than the text itself. */
const isTooDeep = (body) => {
    const deepest = VALUE_DEPTH * 3 + 8;
    let depth = 0;
    for (let i = 0; i < body.length; i++) {
        const code = body.charCodeAt(i);
        if (code === 0x22) {
            for (i++; i < body.length && body.charCodeAt(i) !== 0x22; i++)
                if (body.charCodeAt(i) === 0x5c)
                    i++;
        }
        else if (code === 0x5b) {
            if (++depth > deepest)
                return true;
        }
        else if (code === 0x5d)
            depth--;
    }
    return false;
};
/** Body of a frame → the frame; `sequence` is the number that it has to bear. Throws `MalformedWire`. */
const readSubjectFrame = (body, sequence) => {
    if (isTooDeep(body))
        return malformed('a frame nested too deeply');
    let parsed;
    try {
        parsed = JSON.parse(body);
    }
    catch {
        return malformed('a frame that is not JSON');
    }
    if (!Array.isArray(parsed))
        return malformed('a frame that is no list');
    const [number, kind, ...parts] = parsed;
    if (number !== sequence)
        return malformed('a frame out of turn');
    if (!isKind(kind) || parts.length !== PARTS[kind])
        return malformed('a frame of an unknown shape');
    return frameOf(kind, parts);
};
const frameOf = (kind, parts) => {
    const [first, second, third, fourth, fifth, sixth] = parts;
    switch (kind) {
        case 'ready':
            return { kind, version: subjectFrames_text(first, 100) };
        case 'need':
            return {
                kind,
                specifier: subjectFrames_text(first, PATH_CHARACTERS),
                parent: subjectFrames_text(second, PATH_CHARACTERS),
                manner: oneOf(third, ['import', 'require']),
            };
        case 'loaded':
            return { kind, run: count(first) };
        case 'failed':
        case 'crash':
            return { kind, run: count(first), error: second };
        case 'done':
            if (second === 'refused')
                return { kind: 'refused', run: count(first), why: subjectFrames_text(third, TEXT_CHARACTERS) };
            return {
                kind,
                run: count(first),
                ending: oneOf(second, ['returned', 'threw']),
                pair: third,
                async: flag(fourth),
                open: resources(fifth),
                pristine: flag(sixth),
            };
        case 'refused':
            return { kind, run: count(first), why: subjectFrames_text(second, TEXT_CHARACTERS) };
        case 'call':
        case 'sync':
            return { kind, run: count(first), call: count(second), fn: count(third), args: fourth };
        case 'abort':
            return { kind, signal: count(first), reason: second };
        case 'result':
            return { kind, run: count(first), invocation: count(second), ok: flag(third), value: fourth };
        case 'out':
            return { kind, run: count(first), stream: oneOf(second, [1, 2]), text: subjectFrames_text(third, TEXT_CHARACTERS) };
        case 'idle':
            return { kind, run: count(first), received: count(second) };
        case 'exit':
            return { kind, run: count(first), code: Number.isInteger(second) ? Number(second) : malformed('a code is missing') };
    }
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/subjectProcess.js
/** One subject process, seen from the driver: its channels, its end, and the certainty that nothing of it stays behind. */








const TOKEN_DIGITS = 32;
const STDERR_CHARACTERS = 4_000;
const GRACE_MS = 250;
/** Groups that are still to be killed when this process ends. */
const groups = new Set();
const signalGroup = (pid, signal) => {
    try {
        process.kill(-pid, signal);
    }
    catch {
        // Already gone.
    }
};
/** The last act of the driver. */
const killAllSubjects = () => {
    for (const pid of groups)
        signalGroup(pid, 'SIGKILL');
};
class SubjectProcess {
    listener;
    /** Resolves when the host is there; never, if it does not come. */
    ready;
    gone;
    /** Frames sent on the channel of events. */
    sent = 0;
    alive = true;
    hasStarted = false;
    /** First characters of what the process itself (not the code under check) wrote to its standard error. */
    stderr = '';
    #child;
    #events;
    #answers;
    #token = randomHex(TOKEN_DIGITS / 2);
    #serve;
    #held = '';
    #total = 0;
    #received = 0;
    #announceReady = () => { };
    /** `program`: an open file that the command starts from descriptor 5. */
    constructor(command, program, hostSource, serve) {
        this.#serve = serve;
        this.#child = (0,external_node_child_process_namespaceObject.spawn)(command.file, command.args, {
            env: command.env,
            cwd: '/',
            detached: true,
            stdio: [command.watched ? 'pipe' : 'ignore', 'ignore', 'pipe', 'pipe', 'pipe', ...(program === undefined ? [] : [program])],
            ...command.identity,
        });
        const { pid } = this.#child;
        if (pid !== undefined)
            groups.add(pid);
        this.#child.unref();
        const [stdin, , stderr, events, answers] = this.#child.stdio;
        if (command.watched)
            socket(stdin);
        this.#events = socket(events);
        this.#answers = socket(answers);
        socket(stderr)
            .setEncoding('latin1')
            .on('data', (text) => {
            if (this.stderr.length < STDERR_CHARACTERS)
                this.stderr += text.slice(0, STDERR_CHARACTERS);
        });
        this.#events.setEncoding('latin1').on('data', (text) => this.#take(text));
        this.ready = new Promise((resolve) => {
            this.#announceReady = resolve;
        });
        this.gone = this.#watchEnd();
        this.#answers.write(frameText_frame(hostSource), 'latin1');
        const hello = [this.#token, SUBJECT_ENV];
        this.#reply(hello);
    }
    /** Sends a frame: its kind, then `,` and each further part as wire text. */
    send(kind, parts) {
        this.sent++;
        this.#events.write(frameText_frame(`["${kind}"${parts}]`), 'latin1');
    }
    answerSync(body) {
        this.#answers.write(frameText_frame(body), 'latin1');
    }
    #reply(answer) {
        this.answerSync(ascii(answer));
    }
    #watchEnd() {
        return new Promise((resolve) => {
            const end = (startError, code, signal) => {
                this.alive = false;
                resolve({ startError, code, signal });
            };
            this.#child.once('error', (error) => end(error.message, null, null));
            this.#child.once('exit', (code, signal) => {
                const { pid } = this.#child;
                // What it left behind in its group must not outlive it.
                if (pid !== undefined)
                    signalGroup(pid, 'SIGKILL');
                if (pid !== undefined)
                    groups.delete(pid);
                // Frames that it wrote before its end count.
                const late = setTimeout(() => end(undefined, code, signal), GRACE_MS);
                const close = () => {
                    clearTimeout(late);
                    end(undefined, code, signal);
                };
                if (this.#events.closed)
                    close();
                else
                    this.#events.once('close', close);
            });
        });
    }
    #take(text) {
        this.#total += text.length;
        this.#held += text;
        while (this.alive && this.#held.length >= LENGTH_DIGITS) {
            const length = announcedLength(this.#held);
            if (length < TOKEN_DIGITS + 2 || length > FRAME_BYTES || this.#total > CHANNEL_BYTES) {
                this.#breach('a frame of a wrong size');
                return;
            }
            const end = LENGTH_DIGITS + length;
            if (this.#held.length < end)
                return;
            const token = this.#held.slice(LENGTH_DIGITS, LENGTH_DIGITS + TOKEN_DIGITS);
            const body = this.#held.slice(LENGTH_DIGITS + TOKEN_DIGITS, end);
            this.#held = this.#held.slice(end);
            if (token !== this.#token) {
                this.#breach('a frame that the host did not write');
                return;
            }
            try {
                this.#dispatch(readSubjectFrame(body, ++this.#received));
            }
            catch (error) {
                // Whatever a frame brings about here, the frame is to blame: it must not end the driver.
                this.#breach(error instanceof Error ? error.message : String(error));
                return;
            }
        }
    }
    #dispatch(received) {
        switch (received.kind) {
            case 'ready':
                if (this.hasStarted)
                    throw new MalformedWire('a second start');
                this.hasStarted = true;
                this.#announceReady();
                return;
            case 'need':
                this.#reply(this.#serve(received.specifier, received.parent, received.manner));
                return;
            default:
                this.listener?.frame(received);
        }
    }
    #breach(why) {
        this.stop();
        this.listener?.breach(why);
    }
    /** SIGTERM, then SIGKILL to the group; nothing that it still says is heard. */
    stop() {
        this.alive = false;
        this.listener = this.listener && { ...this.listener, frame: () => { } };
        const { pid } = this.#child;
        if (pid !== undefined && groups.has(pid)) {
            signalGroup(pid, 'SIGTERM');
            setTimeout(() => groups.has(pid) && signalGroup(pid, 'SIGKILL'), GRACE_MS).unref();
        }
        for (const stream of this.#child.stdio)
            stream?.destroy();
    }
}
/** JSON in printable ASCII. */
const ascii = (value) => JSON.stringify(value).replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A pipe of the child. It does not keep the driver alive: what the driver waits for has a timer. */
const socket = (stream) => {
    if (!(stream instanceof external_node_net_namespaceObject.Socket))
        throw new Error('the subject has no channel');
    stream.on('error', () => { });
    stream.unref();
    return stream;
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/run.js
/** One observation from its first frame to its outcome. */











class Run {
    outcome;
    idle;
    over = false;
    /** It ended by itself, or something reached the driver before it was given up. */
    get isEvidence() {
        return this.over && (!this.#isAbandoned || this.calls.count > 0);
    }
    /** What it came to, in words, for the record. */
    summary;
    calls;
    #id;
    request;
    #desk;
    #crossing;
    #input;
    /** Fakes and open signals that the subject has got, things of a subject that go back to it. */
    #fakes = new Set();
    #signals = new Set();
    #owners = new Set();
    #invocations;
    #subject;
    #sentWhenIdle = -1;
    #timer;
    #isLoaded = false;
    #isAbandoned = false;
    #stdout = '';
    #stderr = '';
    #settle;
    constructor(id, request, desk) {
        this.#id = id;
        this.request = request;
        this.#desk = desk;
        this.#settle = { resolve: () => { }, reject: () => { } };
        this.outcome = quiet(new Promise((resolve, reject) => {
            this.#settle = { resolve, reject };
        }));
        this.calls = new FakeCalls({
            home: desk.home,
            fakes: desk.fakes,
            decode: (node) => this.#decode(node),
            isOver: () => this.over,
            answer: (frame, ok, value) => this.#answer(frame, ok, value),
            tooMany: (why) => this.#finish({ kind: 'refused', value: why }),
        });
        this.idle = new IdleWatch({
            still: () => !this.over && this.#subject?.process.sent === this.#sentWhenIdle,
            working: () => this.calls.working > 0,
            holding: () => this.calls.held > 0 || [...this.#signals].some((signal) => !signal.aborted),
            noMoreCalls: () => this.#endWaiting(() => 'the code under check is waiting without making it'),
            stuck: () => this.#finish({ kind: 'no_answer', value: 'a promise that nothing can settle any more' }),
        });
        this.#crossing = createCrossing(desk.home, desk.fakes, desk.origins, desk.classPrototype, () => this.#started().acquaintances, {
            returned: (owner) => this.#owners.add(owner),
            fakeSent: (fake) => this.#fakes.add(fake),
            signalSent: (signal, signalId) => this.#forward(signal, signalId),
            invoke: (fn, args) => this.#invocations.invoke(fn, args),
        });
        this.#invocations = new Invocations((invocation, fn, args) => {
            const text = this.#crossing.depart(args, 'the arguments of a function of the code under check');
            this.#send('invoke', `,${invocation},${fn},${text}`);
        });
        // Encoded now, so that it is what the driver passed, whatever it changes until its turn comes.
        for (const file of request.files)
            desk.prepare(file);
        this.#input = this.#crossing.depart(request.input, 'observe: the input');
    }
    /** Starts it; to be called when every earlier run is over. */
    async execute() {
        const subject = await this.#desk.pool.take();
        if (typeof subject === 'string')
            return this.#fail(subject);
        if (this.over)
            return;
        this.#subject = subject;
        if ([...this.#owners].some((owner) => owner !== subject.acquaintances))
            return this.#fail('observe: the input holds a function of a process that has ended');
        const { process } = subject;
        process.listener = {
            frame: (frame) => this.#receive(frame),
            breach: (why) => this.#breach(why),
        };
        void process.gone.then((end) => this.#finish({ kind: 'exited', value: end.signal === null ? `code ${end.code}` : `signal ${end.signal}` }));
        const limit = this.request.limitMs ?? this.#desk.limitMs;
        // What has already arrived when the time is up still counts.
        const expire = () => void setImmediate(() => setImmediate(() => this.#finish({ kind: 'no_answer', value: `no answer within ${limit} ms` })));
        this.#timer = setTimeout(expire, limit);
        this.#send('open', `,${this.#id},${ascii(this.request.files.map((file) => `./${file}`))}`);
        await this.outcome.catch(() => { });
    }
    /** The check has ended without waiting for the outcome. */
    abandon() {
        if (!this.over)
            this.#isAbandoned = true;
        this.#finish({ kind: 'no_answer', value: 'the check ended first' });
    }
    /** Somebody waits for a call: if the subject is idle already, none will come. */
    wake() {
        if (this.idle.idle)
            this.idle.look();
    }
    #started() {
        if (this.#subject === undefined)
            throw new CheckTrouble('the observation has not started');
        return this.#subject;
    }
    #send(kind, parts) {
        this.idle.idle = false;
        this.#started().process.send(kind, parts);
    }
    #receive(frame) {
        if (frame.kind === 'abort')
            this.#remoteAbort(frame.signal, frame.reason);
        else if (frame.run > this.#id)
            malformed('a frame about an observation to come');
        else if (frame.run < this.#id)
            return; // what code does after its time is not our business
        else if (!this.over)
            this.#take(frame);
        else if (frame.kind === 'done' || frame.kind === 'loaded' || frame.kind === 'failed')
            this.#desk.finding(`a second answer (${frame.kind})`);
    }
    #take(frame) {
        switch (frame.kind) {
            case 'loaded':
                if (this.#isLoaded)
                    malformed('a second loading');
                this.#isLoaded = true;
                this.#send('run', `,${this.#id},"${this.request.manner}",${ascii(this.request.text)},${this.#input}`);
                break;
            case 'failed':
                this.#finish({ kind: 'not_loaded', value: this.#decode(frame.error) });
                break;
            case 'done':
                this.#done(frame);
                break;
            case 'refused':
                this.#finish({ kind: 'refused', value: frame.why });
                break;
            case 'exit':
                this.#finish({ kind: 'exited', value: `process.exit(${frame.code})` });
                break;
            case 'crash':
                this.#finish({ kind: 'crashed', value: this.#decode(frame.error) });
                break;
            case 'result':
                this.#invocations.settle(frame.invocation, frame.ok, this.#decode(frame.value));
                break;
            case 'call':
            case 'sync':
                this.calls.receive(frame);
                break;
            case 'out':
                this.#print(frame.stream, frame.text);
                break;
            case 'idle':
                this.#sentWhenIdle = frame.received;
                this.idle.look();
        }
    }
    #decode(node) {
        return decode(node, this.#crossing.arrival);
    }
    #done(frame) {
        if (!this.#isLoaded)
            malformed('an answer before the question');
        const pair = this.#decode(frame.pair);
        if (!Array.isArray(pair) || pair.length !== 2)
            malformed('an answer that is no pair');
        const { async, open, pristine } = frame;
        this.#finish({ kind: frame.ending, value: pair[1] }, { input: pair[0], async, open }, pristine && open.length === 0);
    }
    #print(stream, text) {
        if (this.#stdout.length + this.#stderr.length > OUTPUT_CHARACTERS)
            return;
        if (stream === 1)
            this.#stdout += text;
        else
            this.#stderr += text;
    }
    /** Wire text of what goes to the subject by itself; without one the observation cannot go on. */
    #depart(value, what) {
        try {
            return this.#crossing.depart(value, what);
        }
        catch (error) {
            this.#fail(error instanceof Error ? error.message : String(error));
            return undefined;
        }
    }
    #answer(frame, ok, value) {
        const text = this.#depart(value, 'the answer of a fake');
        if (text === undefined)
            return;
        if (frame.kind === 'sync')
            this.#started().process.answerSync(`[${ok},${text}]`);
        else
            this.#send('answer', `,${frame.call},${ok},${text}`);
    }
    #forward(signal, id) {
        if (this.#signals.has(signal))
            return;
        this.#signals.add(signal);
        const tell = () => {
            if (this.over || this.#subject === undefined)
                return;
            const reason = this.#depart(signal.reason, 'the reason of a signal');
            if (reason !== undefined)
                this.#send('abort', `,${id},${reason}`);
        };
        signal.addEventListener('abort', tell, { once: true });
    }
    #remoteAbort(id, node) {
        const controller = this.#started().acquaintances.signals.get(id);
        if (controller === undefined)
            malformed('a signal that is not known');
        const reason = this.#decode(node);
        if (!this.over)
            controller.abort(reason);
    }
    #breach(why) {
        if (this.over)
            this.#desk.finding(`the channel was tampered with: ${why}`);
        else
            this.#finish({ kind: 'breach', value: why });
    }
    #endWaiting(why) {
        for (const fake of this.#fakes)
            fake.over(why);
    }
    /** The observation could not be made. */
    #fail(why) {
        if (this.over)
            return;
        this.#close('trouble', () => why);
        this.#desk.pool.drop();
        this.#endWaiting(() => why);
        this.#settle.reject(new CheckTrouble(why));
    }
    /** `reusable`: the code has left nothing behind that could reach into the next observation. */
    #finish(outcome, answer = { input: undefined, async: false, open: [] }, reusable = false) {
        if (this.over)
            return;
        const text = () => describeOutcome(outcome);
        this.#close(outcome.kind, text);
        if (!reusable)
            this.#desk.pool.drop();
        this.#endWaiting(text);
        this.#settle.resolve(new Observation(outcome, { ...answer, stdout: this.#stdout, stderr: this.#stderr }));
    }
    #close(kind, text) {
        this.over = true;
        this.summary = { kind, text };
        clearTimeout(this.#timer);
        this.idle.end();
        this.#invocations.end();
    }
}

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/observe.js
/** `observe`: runs the code under check in the subject process and tells what happened. */



const FIELDS = [
    'returned',
    'threw',
    'input',
    'args',
    'kind',
    'text',
    'async',
    'open',
    'stdout',
    'stderr',
    'no_answer',
    'exited',
    'refused',
];
const unawaited = Object.fromEntries(FIELDS.map((field) => [
    field,
    {
        get: () => {
            throw new CheckTrouble(`await the observation before reading .${field}`);
        },
    },
]));
const createObserver = (desk) => {
    const runs = [];
    let last = Promise.resolve();
    return {
        runs,
        observe: (spec) => {
            const run = new Run(runs.length + 1, observeRequest(spec), desk);
            runs.push(run);
            // One at a time: the subject has one event loop, and idleness is about the run that is open.
            last = last.then(() => (run.over ? undefined : run.execute()));
            const observing = Object.assign(run.outcome, { idle: () => run.idle.wait() });
            return Object.defineProperties(observing, unawaited);
        },
        settle: async () => {
            for (const run of runs)
                run.abandon();
            await last;
        },
        wake: () => {
            const open = runs.filter((run) => !run.over);
            for (const run of open)
                run.wake();
            return open.length > 0;
        },
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/plainText.js
const LONGEST = 4_000;
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
/** Text of a hostile process for a person's terminal: bounded, without control characters and direction marks. */
const plainText = (text, longest = LONGEST) => {
    const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
    return cut.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/randomSource.js
// Few English words and hardly any property name can be spelled with these.
const CONSONANTS = 'bdfgkmpvz';
const VOWELS = 'aeiou';
const rotate = (word, by) => (word << by) | (word >>> (32 - by));
/** Four words of state out of a text: FNV-1a over its code units, once per word, each from another start. */
const stateOf = (text) => {
    const word = (start) => {
        let hash = start;
        for (let i = 0; i < text.length; i++)
            hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
        hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
        hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
        return hash ^ (hash >>> 16);
    };
    return [word(0x811c9dc5), word(0x9e3779b9), word(0x243f6a88), word(0x3c6ef372) | 1];
};
/** The generator xoshiro128** of Blackman and Vigna (public domain), as numbers from 0 up to 1. */
const generator = (text) => {
    let [a, b, c, d] = stateOf(text);
    return () => {
        const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotate(d, 11);
        return result / 0x1_0000_0000;
    };
};
const createRandom = (seed, label) => {
    const next = generator(`${seed}/${label}`);
    const given = new Set();
    const int = (min, max) => min + Math.floor(next() * (max - min + 1));
    const letter = (letters) => letters.charAt(int(0, letters.length - 1));
    const pick = (list) => {
        const index = int(0, list.length - 1);
        if (list.length === 0)
            throw new RangeError('random.pick: the list is empty');
        return list[index];
    };
    const word = () => {
        for (;;) {
            const length = int(5, 9);
            let text = '';
            while (text.length < length)
                text += letter(text.length % 2 === 0 ? CONSONANTS : VOWELS);
            if (given.has(text))
                continue;
            given.add(text);
            return text;
        }
    };
    return {
        int,
        float: next,
        bool: () => next() < 0.5,
        pick,
        shuffle: (list) => {
            const rest = [...list];
            return list.flatMap(() => rest.splice(int(0, rest.length - 1), 1));
        },
        word,
        many: (count, make) => Array.from({ length: typeof count === 'number' ? count : int(count[0], count[1]) }, (_, index) => make(index)),
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/report.js
/** `report`: runs the checks, prints the one result document and ends the process. */




const CHECK_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CHECKS = 200;
const DETAIL_CHARACTERS = 500;
/** Ids that cannot be in a result, or that an object does not keep in the order in which they were written. */
const idProblem = (ids) => {
    if (ids.length === 0 || ids.length > MOST_CHECKS)
        return `report: ${ids.length} checks; give 1 to ${MOST_CHECKS}`;
    const bad = ids.find((id) => !CHECK_ID.test(id) || id.length > 80 || /^\d+$/.test(id));
    return bad === undefined ? undefined : `report: "${bad}" is no id of a check: use words of small letters and digits, joined by "-"`;
};
const twoTurns = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const describeThrown = (thrown) => {
    if (thrown instanceof CheckFailure || thrown instanceof CheckTrouble)
        return thrown.message;
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `something thrown that is no error (${typeof thrown})`;
};
const createReport = (desk) => {
    let started = false;
    let strays = [];
    let isChecking = false;
    // A rejection that nobody waits for belongs to the check that is running. Outside of any check the driver is broken, and says nothing.
    process.on('unhandledRejection', (reason) => {
        if (!isChecking)
            throw reason instanceof Error ? reason : new Error(`unhandled rejection: ${String(reason)}`);
        strays.push(reason);
    });
    const perform = async (id, check) => {
        const before = desk.evidence();
        const problems = [];
        try {
            await withinLimit(check(createRandom(desk.seed, id)), desk.checkLimitMs);
        }
        catch (thrown) {
            problems.push(thrown);
        }
        await desk.settle();
        await twoTurns();
        problems.push(...strays, ...desk.takeFindings().map((finding) => new CheckFailure(finding)));
        strays = [];
        if (problems.length === 0 && desk.evidence() === before)
            problems.push(new CheckFailure('nothing was observed'));
        if (problems.length === 0)
            return { status: 'pass', detail: '' };
        return { status: problems.some((problem) => problem instanceof CheckTrouble) ? 'error' : 'fail', detail: describeThrown(problems[0]) };
    };
    return async (checks) => {
        if (started)
            throw new CheckTrouble('report: a driver reports once');
        started = true;
        const problem = idProblem(Object.keys(checks));
        if (problem !== undefined)
            throw new CheckTrouble(problem);
        const records = [];
        desk.takeRuns();
        isChecking = true;
        for (const [id, check] of Object.entries(checks)) {
            const { status, detail } = await perform(id, check);
            const line = plainText(detail, DETAIL_CHARACTERS);
            records.push({ id, status, detail: line, observations: desk.takeRuns() });
            if (status !== 'pass')
                (0,external_node_fs_namespaceObject.writeSync)(2, `${status} ${id}: ${line}\n`);
        }
        isChecking = false;
        if (desk.observationFile !== undefined)
            (0,external_node_fs_namespaceObject.writeFileSync)(desk.observationFile, `${JSON.stringify({ ...desk.circumstances(), checks: records })}\n`, { mode: 0o600 });
        writeResult({
            schema_version: 'codevetter.agent-task-check-result.v1',
            task_id: desk.taskId,
            acceptance_contract_sha256: desk.contractSha256,
            results: records.map(({ id, status }) => ({ id, status })),
        });
        return desk.end(0);
    };
};
const withinLimit = async (work, limitMs) => {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new CheckFailure(`the check itself did not finish within ${limitMs} ms`)), limitMs);
    });
    try {
        await Promise.race([work, late]);
    }
    finally {
        clearTimeout(timer);
    }
};
const writeResult = (result) => {
    const bytes = Buffer.from(`${JSON.stringify(result)}\n`);
    for (let written = 0; written < bytes.length;) {
        try {
            written += (0,external_node_fs_namespaceObject.writeSync)(1, bytes, written);
        }
        catch (error) {
            // The reader is slow, and the pipe does not block.
            if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN'))
                throw error;
        }
    }
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/nodeProgram.js


const OTHERS_MAY_ENTER = 0o001;
const DESCRIPTOR = 5;
const everybodyMayReach = (file) => {
    for (let at = file;; at = external_node_path_namespaceObject.dirname(at)) {
        if (((0,external_node_fs_namespaceObject.statSync)(at).mode & OTHERS_MAY_ENTER) === 0)
            return false;
        if (at === external_node_path_namespaceObject.dirname(at))
            return true;
    }
};
/**
 * The Node binary as the subject can start it. Where this process is root and the subject nobody, Node may lie in a folder of root's own:
 * the open file is then handed over, at descriptor 5.
 */
const nodeProgram = (becomesNobody) => {
    const file = process.execPath;
    if (!becomesNobody || everybodyMayReach(file))
        return { path: file, descriptor: undefined };
    return { path: `/proc/self/fd/${DESCRIPTOR}`, descriptor: (0,external_node_fs_namespaceObject.openSync)(file, 'r') };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/subjectPool.js
/** Keeps one subject process at hand. It is started before anybody asks, while the driver is still being read. */





const START_MS = 15_000;
/** First program of the subject: reads the host, a function of `require` and `module`, which comes first on descriptor 4, and runs it. */
const BOOT = `'use strict';
const fs = require('node:fs'), vm = require('node:vm');
const read = (size) => { const bytes = Buffer.alloc(size); for (let at = 0; at < size; ) { const n = fs.readSync(4, bytes, at, size - at, null); if (n === 0) process.exit(71); at += n; } return bytes.latin1Slice(); };
new vm.Script(read(parseInt(read(8), 16)), { filename: 'check-subject' }).runInThisContext()(require, {});`;
const createSubjectPool = (wanted, hostSource, serve) => {
    const isRoot = process.getuid?.() === 0;
    const candidates = [...sandboxes(wanted, { find: (paths) => paths.find((path) => (0,external_node_fs_namespaceObject.existsSync)(path)), isRoot })];
    let current;
    const sandbox = () => candidates[0] ?? { kind: 'none' };
    const start = () => {
        const { path, descriptor } = nodeProgram(isRoot && sandbox().kind !== 'bwrap');
        const command = subjectCommand(sandbox(), { path, version: process.version, program: BOOT }, isRoot);
        const subject = new SubjectProcess(command, descriptor, hostSource, serve);
        if (descriptor !== undefined)
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        return { process: subject, acquaintances: noAcquaintances() };
    };
    const drop = () => {
        current?.process.stop();
        current = undefined;
    };
    const take = async () => {
        if (current !== undefined && !current.process.alive && current.process.hasStarted)
            current = undefined;
        const subject = current ?? start();
        current = subject;
        const failure = await started(subject.process);
        if (failure === undefined)
            return subject;
        drop();
        // Another sandbox is tried only where nobody has asked for this one.
        if (candidates.length > 1) {
            candidates.shift();
            return take();
        }
        return `the subject process could not be started (${sandbox().kind}): ${failure}`;
    };
    current = start();
    return { take, drop, sandbox: () => sandbox().kind };
};
/** undefined when the host has reported, else what came instead. */
const started = async (subject) => {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve(`no sign of life within ${START_MS} ms`), START_MS);
    });
    const ended = subject.gone.then((end) => end.startError ?? `it ended with ${end.signal ?? `code ${end.code}`} ${subject.stderr.trim()}`.trim());
    const failure = await Promise.race([subject.ready.then(() => undefined), ended, late]);
    clearTimeout(timer);
    return failure;
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/workspaceFiles.js
/** The workspace as data. Each file is read once; the same bytes are used from then on. */


const FILE_BYTES = 4 << 20;
const ALL_BYTES = 64 << 20;
const readPlain = (full) => {
    // Not to follow a link, and not to wait for a pipe's writer.
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(full, external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_NOFOLLOW | external_node_fs_namespaceObject.constants.O_NONBLOCK);
    try {
        const stat = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
        if (!stat.isFile() || stat.size > FILE_BYTES)
            return undefined;
        const buffer = Buffer.alloc(stat.size);
        let filled = 0;
        while (filled < stat.size) {
            const count = (0,external_node_fs_namespaceObject.readSync)(descriptor, buffer, filled, stat.size - filled, null);
            if (count === 0)
                break;
            filled += count;
        }
        return buffer.subarray(0, filled);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
};
/** `root` is a real path. */
const createWorkspaceFiles = (root) => {
    const known = new Map();
    let total = 0;
    const find = (file) => {
        const full = external_node_path_namespaceObject.join(root, file);
        if (!full.startsWith(root + external_node_path_namespaceObject.sep) || file.includes('\0'))
            return undefined;
        try {
            return (0,external_node_fs_namespaceObject.realpathSync)(full) === full ? readPlain(full) : undefined;
        }
        catch {
            return undefined;
        }
    };
    return {
        bytes: (file) => {
            const key = external_node_path_namespaceObject.posix.normalize(file);
            if (known.has(key))
                return known.get(key);
            const found = total > ALL_BYTES ? undefined : find(key);
            total += found?.length ?? 0;
            if (known.size < 20_000)
                known.set(key, found);
            return found;
        },
    };
};

;// CONCATENATED MODULE: ./lib/checks/runtime/driver/main.js
/**
 * What a check driver imports: `await import(process.env.AGENT_TASK_CHECK_RUNTIME)`.
 *
 * The driver holds the inputs, the expected values and the verdict, and never runs a byte of the workspace. `observe` does that in a
 * second process and tells what happened.
 */

















/** A check is many observations; it gets several times the limit of one. */
const LIMITS_A_CHECK = 5;
const SHORTEST_CHECK_LIMIT_MS = 10_000;
const environment = readEnvironment(process.argv, process.env);
const loadStripper = () => {
    const module = { exports: {} };
    new Function('module', 'exports', '__dirname', STRIPPER_SOURCE)(module, module.exports, '/');
    return Reflect.get(module.exports, 'stripTypes');
};
let stripper;
const strip = (source, file) => {
    stripper ??= loadStripper();
    return stripper(source, file);
};
const files = createWorkspaceFiles(environment.workspace);
const modules = createModuleServer(files, strip);
const pool = createSubjectPool(environment.sandbox, HOST_SOURCE, modules.serve);
// Standard output carries the result document and nothing else.
for (const method of ['log', 'info', 'debug', 'table', 'dir'])
    console[method] = console.error;
process.on('exit', killAllSubjects);
// Without a listener this signal opens the inspector.
process.on('SIGUSR1', () => { });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.once(signal, () => {
        killAllSubjects();
        process.kill(process.pid, signal);
    });
let filesRead = 0;
let findings = [];
let runsTaken = 0;
const fakes = createFakes(() => observer.wake());
const observer = createObserver({
    pool,
    fakes,
    home: createHome(),
    origins: new WeakMap(),
    classPrototype: createClassPrototypes(),
    limitMs: environment.limitMs,
    prepare: modules.prepare,
    finding: (what) => findings.push(what),
});

const { observe } = observer;
const { fake, fakeSync } = fakes;
const { seed } = environment;
const version = RUNTIME_VERSION;
/** Text of a workspace file. A missing file, a link, or bytes that are not UTF-8 fail the check. */
const read = (file) => {
    filesRead++;
    const bytes = files.bytes(file);
    if (bytes === undefined)
        throw new CheckFailure(`${file} is missing, or no plain file`);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new CheckFailure(`${file} is not UTF-8 text`);
    }
};
const report = createReport({
    taskId: environment.taskId,
    contractSha256: environment.contractSha256,
    seed: environment.seed,
    observationFile: environment.observationFile,
    checkLimitMs: Math.max(SHORTEST_CHECK_LIMIT_MS, environment.limitMs * LIMITS_A_CHECK),
    evidence: () => filesRead + observer.runs.filter((run) => run.isEvidence).length,
    settle: observer.settle,
    takeFindings: () => {
        const taken = findings;
        findings = [];
        return taken;
    },
    takeRuns: () => {
        const taken = observer.runs.slice(runsTaken);
        runsTaken = observer.runs.length;
        return taken.map((run) => ({
            files: run.request.files,
            kind: run.summary?.kind ?? 'open',
            text: environment.observationFile === undefined ? '' : plainText(run.summary?.text() ?? '', 500),
            calls: run.calls.count,
        }));
    },
    circumstances: () => ({
        level: 'observed',
        runtime_version: RUNTIME_VERSION,
        node: process.version,
        sandbox: pool.sandbox(),
        seed: environment.seed,
        loaded: modules.served(),
    }),
    end: (code) => process.exit(code),
});

var __webpack_exports__CheckFailure = __webpack_exports__.jU;
var __webpack_exports__CheckTrouble = __webpack_exports__.Gz;
var __webpack_exports__RemoteFunction = __webpack_exports__.FN;
var __webpack_exports__equal = __webpack_exports__.LC;
var __webpack_exports__fake = __webpack_exports__.EL;
var __webpack_exports__fakeSync = __webpack_exports__.lh;
var __webpack_exports__observe = __webpack_exports__.lB;
var __webpack_exports__ok = __webpack_exports__.ok;
var __webpack_exports__read = __webpack_exports__.LF;
var __webpack_exports__report = __webpack_exports__.z8;
var __webpack_exports__seed = __webpack_exports__.cR;
var __webpack_exports__table = __webpack_exports__.tp;
var __webpack_exports__version = __webpack_exports__.rE;
export { __webpack_exports__CheckFailure as CheckFailure, __webpack_exports__CheckTrouble as CheckTrouble, __webpack_exports__RemoteFunction as RemoteFunction, __webpack_exports__equal as equal, __webpack_exports__fake as fake, __webpack_exports__fakeSync as fakeSync, __webpack_exports__observe as observe, __webpack_exports__ok as ok, __webpack_exports__read as read, __webpack_exports__report as report, __webpack_exports__seed as seed, __webpack_exports__table as table, __webpack_exports__version as version };
